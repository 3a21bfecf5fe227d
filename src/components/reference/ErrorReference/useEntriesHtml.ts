import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {entriesHtml, entriesOf} from './entriesHtml';

/**
 * The HTML of the entries of the product families, at build time. Reports their anchors and links to the check for
 * broken links. In the client bundle, `useEntriesHtml.browser.ts` replaces this module (see "browser" in package.json).
 */
export function useEntriesHtml(families: string): string {
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectAnchor, collectLink} = useBrokenLinks();
  for (const {code, meanings} of entriesOf(families)) {
    collectAnchor(code);
    for (const {page} of meanings) {
      if (page) {
        collectLink(withBaseUrl(page));
      }
    }
  }
  return entriesHtml(families, withBaseUrl);
}

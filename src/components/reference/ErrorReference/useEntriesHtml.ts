import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {sectionPath} from '@site/src/lib/errorCodes/entry';
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
    for (const {section, page} of meanings) {
      for (const link of [section, page]) {
        if (link) {
          collectLink(withBaseUrl(sectionPath(link)));
        }
      }
    }
  }
  return entriesHtml(families, withBaseUrl);
}

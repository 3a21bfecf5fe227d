import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {entriesHtml, entriesOf} from './entriesHtml';

/**
 * The entries of the product families as HTML, while the site is built; says which anchors they have and where they
 * lead, for the check of the links. In the browser's bundle `useEntriesHtml.browser.ts` takes its place: see "browser"
 * in package.json.
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

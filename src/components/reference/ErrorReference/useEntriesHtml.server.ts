import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {entriesHtml, entriesOf} from './entriesHtml';

/**
 * The HTML of the entries of the product families, at build time. Reports their anchors and links to the check for
 * broken links. The browser has `useEntriesHtml.browser.ts` instead, which saves each visit 32 kB of data. One module
 * cannot do both, because Docusaurus renders no page that awaits.
 */
export function useEntriesHtml(families: string): string {
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectAnchor, collectLink} = useBrokenLinks();
  entriesOf(families).forEach(({code}) => collectAnchor(code));
  return entriesHtml(families, (path) => {
    const address = withBaseUrl(path);
    collectLink(address);
    return address;
  });
}

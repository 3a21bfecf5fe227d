import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {diagnosisAdvice} from '@site/src/data/diagnosis';
import {diagnosisHtml} from '@site/src/lib/diagnosis/listHtml';

/**
 * The list as HTML, at build time. Reports its links to the check for broken links. In the client bundle,
 * `useListHtml.browser.ts` replaces this module (see "browser" in package.json).
 */
export function useListHtml(): string {
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();
  for (const {to} of diagnosisAdvice) {
    collectLink(withBaseUrl(to));
  }
  return diagnosisHtml(withBaseUrl);
}

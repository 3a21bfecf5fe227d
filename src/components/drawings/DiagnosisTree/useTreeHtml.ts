import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {diagnosisAdvice} from '@site/src/data/diagnosis';
import {diagnosisTreeHtml} from '@site/src/lib/drawings/diagnosisTree';

/**
 * The tree as HTML, at build time. Reports its links to the check for broken links. In the client bundle,
 * `useTreeHtml.browser.ts` replaces this module (see "browser" in package.json).
 */
export function useTreeHtml(): string {
  const {withBaseUrl} = useBaseUrlUtils();
  const {collectLink} = useBrokenLinks();
  for (const {to} of diagnosisAdvice) {
    collectLink(withBaseUrl(to));
  }
  return diagnosisTreeHtml(withBaseUrl);
}

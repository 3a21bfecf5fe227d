import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const served = document.querySelector(
  '[data-diagnosis-tree] figure > div',
)?.innerHTML;

/**
 * The served HTML contains the tree, so a visit that starts on this page does not load the data as well. After
 * navigation from another page, this module waits for the data like for any other part of the page.
 */
const drawing =
  served === undefined
    ? await import(
        /* webpackChunkName: "diagnosis" */ '@site/src/lib/drawings/diagnosisTree'
      )
    : null;

/** The tree as HTML, in the browser. */
export function useTreeHtml(): string {
  const {withBaseUrl} = useBaseUrlUtils();
  return served ?? drawing?.diagnosisTreeHtml(withBaseUrl) ?? '';
}

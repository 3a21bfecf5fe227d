import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const servedLists = new Map(
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-families]'),
    ({dataset, innerHTML}) => [dataset.families, innerHTML],
  ),
);

/**
 * The served HTML contains the list, so a visit that starts on this page does not load the data as well. After
 * navigation from another page, this module waits for the data like for any other part of the page: the list is there
 * on the first render, so a link to an entry, or Back, can scroll to its place.
 */
const book =
  servedLists.size > 0
    ? null
    : await import(/* webpackChunkName: "error-list" */ './entriesHtml');

/** The HTML of the entries of the product families, in the browser. */
export function useEntriesHtml(families: string): string {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    servedLists.get(families) ?? book?.entriesHtml(families, withBaseUrl) ?? ''
  );
}

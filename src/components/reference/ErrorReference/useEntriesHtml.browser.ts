import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {loadCodeBook} from './loadCodeBook';

const servedLists = new Map(
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-families]'),
    ({dataset, innerHTML}) => [dataset.families, innerHTML],
  ),
);

/**
 * The list is in the page that was served, so a first visit does not load the same text once more as data. Who comes
 * from another page waits for the data, as for every other part of the next page: so the list is there when the page
 * is, and a link to an entry, or the way back, finds its place.
 */
const codeBook = servedLists.size > 0 ? null : await loadCodeBook();

/** The entries of the product families as HTML, in the browser. */
export function useEntriesHtml(families: string): string {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    servedLists.get(families) ??
    codeBook?.entriesHtml(families, withBaseUrl) ??
    ''
  );
}

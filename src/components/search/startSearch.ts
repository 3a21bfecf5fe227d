import type {LoadedSearch} from '@site/src/components/search/loadSearch';
import {SearchResults} from '@site/src/components/search/SearchResults';
import {describeAnswer} from '@site/src/lib/search/describeAnswer';
import {createSearchEngine} from '@site/src/lib/search/engine';
import {namesProduct} from '@site/src/lib/search/markers';
import {parseSearchFile} from '@site/src/lib/search/records';
import {sectionText} from '@site/src/lib/search/sectionText';

/** Creates the search from the downloaded index. Root of the chunk that loads on intent. */
export function startSearch(index: unknown): LoadedSearch {
  const engine = createSearchEngine(parseSearchFile(index));
  return {engine, describeAnswer, namesProduct, sectionText, SearchResults};
}

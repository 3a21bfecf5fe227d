import type {LoadedSearch} from '@site/src/components/search/loadSearch';
import {SearchResults} from '@site/src/components/search/SearchResults';
import {describeAnswer} from '@site/src/lib/search/describeAnswer';
import {createSearchEngine} from '@site/src/lib/search/engine';
import {parseSearchFile, unpackPages} from '@site/src/lib/search/records';
import {sectionText} from '@site/src/lib/search/sectionText';

/** Creates the search from the downloaded index. Root of the chunk that loads on intent. */
export async function startSearch(index: unknown): Promise<LoadedSearch> {
  const pages = unpackPages(parseSearchFile(index));
  const engine = await createSearchEngine(pages);
  return {engine, describeAnswer, sectionText, SearchResults};
}

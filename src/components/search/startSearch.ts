import type {LoadedSearch} from '@site/src/components/search/loadSearch';
import {SearchResults} from '@site/src/components/search/SearchResults';
import {describeAnswer} from '@site/src/lib/search/describeAnswer';
import {createSearchEngine} from '@site/src/lib/search/engine';
import {
  parseSearchFile,
  parseSearchTexts,
  unpackRecords,
  unpackTexts,
} from '@site/src/lib/search/records';

/** Creates the search from the downloaded index. Root of the chunk that loads on intent. */
export async function startSearch(
  index: unknown,
  fetchTexts: () => Promise<unknown>,
): Promise<LoadedSearch> {
  const records = unpackRecords(parseSearchFile(index));
  const engine = await createSearchEngine(records);
  let texts: ReturnType<LoadedSearch['loadTexts']> | null = null;

  function loadTexts(): ReturnType<LoadedSearch['loadTexts']> {
    texts ??= fetchTexts().then(
      (value) => unpackTexts(records, parseSearchTexts(value)),
      (error: unknown) => {
        texts = null;
        throw error;
      },
    );
    return texts;
  }

  return {engine, describeAnswer, SearchResults, loadTexts};
}

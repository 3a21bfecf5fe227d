import {SearchResults} from '@site/src/components/search/SearchResults';
import {describeAnswer} from '@site/src/lib/search/describeAnswer';
import {createSearchEngine, seenFrom} from '@site/src/lib/search/engine';
import {excerptOf} from '@site/src/lib/search/excerpt';
import type {SearchFile} from '@site/src/lib/search/records';

/** Creates the search from the downloaded index. Root of the chunk that loads on intent. */
export function startSearch(index: SearchFile) {
  const engine = createSearchEngine(index);
  return {engine, describeAnswer, excerptOf, seenFrom, SearchResults};
}

import {SearchResults} from '@site/src/components/search/SearchResults';
import {describeAnswer} from '@site/src/lib/search/describeAnswer';
import {createSearchEngine, seenFrom} from '@site/src/lib/search/engine';
import {excerptOf} from '@site/src/lib/search/excerpt';
import {parseSearchFile} from '@site/src/lib/search/records';

/** Creates the search from the downloaded index. Root of the chunk that loads on intent. */
export function startSearch(index: unknown) {
  const engine = createSearchEngine(parseSearchFile(index));
  return {engine, describeAnswer, excerptOf, seenFrom, SearchResults};
}

import {
  createSearchEngine,
  type SearchEngine,
} from '../../src/lib/search/engine';
import {indexFile} from '../../src/lib/search/indexFile';
import {parseSearchFile} from '../../src/lib/search/records';
import {readBuilt} from './build';

/** A query that somebody made, and the pages that answer it. */
export interface QueryRow {
  query: string;
  /** Routes; those of error codes have an anchor. */
  pages: readonly string[];
  kind: string;
}

/** The shares of queries with a right page first, among the first three, and with no result. */
export function sharesOf(engine: SearchEngine, rows: readonly QueryRow[]) {
  const placesOf = ({query, pages}: QueryRow): number => {
    const {hits} = engine.search(query);
    const wanted = pages.map((page) => page.split('#')[0]);
    const found = [...new Set(hits.map(({route}) => route.split('#')[0]))];
    return found.length === 0
      ? -1
      : found.findIndex((route) => wanted.includes(route)) + 1 || Infinity;
  };
  const places = rows.map(placesOf);
  const share = (isMeant: (place: number) => boolean) =>
    places.filter(isMeant).length / rows.length;
  return {
    first: share((place) => place === 1),
    amongThree: share((place) => place >= 1 && place <= 3),
    empty: share((place) => place === -1),
  };
}

/** The engine with the built index. */
export const builtEngine = (): SearchEngine =>
  createSearchEngine(parseSearchFile(JSON.parse(readBuilt(indexFile))));

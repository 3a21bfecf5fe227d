import {
  createSearchEngine,
  type SearchAnswer,
} from '../../src/lib/search/engine';
import {parseManifest} from '../../src/lib/search/manifest';
import {parseSearchFile, unpackRecords} from '../../src/lib/search/records';
import {searchQueries, type QueryRow} from '../fixtures/searchQueries';
import {readBuilt} from '../support/build';
import {expect, test} from '../support/test';

/** Share of the table that must be answered as it says. */
const REQUIRED_SHARE = 0.95;

function builtEngine() {
  const {file} = parseManifest(JSON.parse(readBuilt('search/manifest.json')));
  const index = parseSearchFile(JSON.parse(readBuilt(`search/${file}`)));
  return createSearchEngine(unpackRecords(index));
}

/** What went wrong with a row, or null. */
function fault({query, first, among}: QueryRow, answer: SearchAnswer) {
  const found = answer.pages.slice(0, 3).map(({page}) => page.route);
  const [route, anchor] = (first ?? among)!.split('#');
  const place = found.indexOf(route!);
  const isRight =
    (first ? place === 0 : place >= 0) &&
    (anchor === undefined ||
      answer.pages[place]?.sections[0]?.record.anchor === anchor);
  return isRight
    ? null
    : `"${query}" wants ${first ? 'first' : 'among three'} ${first ?? among}, got ${found.join(', ') || 'nothing'}`;
}

test.describe('the built search index', () => {
  test('the table is long enough to mean something', () => {
    expect(searchQueries.length).toBeGreaterThanOrEqual(60);
    expect(
      searchQueries.filter(({first}) => first).length,
    ).toBeGreaterThanOrEqual(50);
    expect(new Set(searchQueries.map(({query}) => query)).size).toBe(
      searchQueries.length,
    );
  });

  test('at least 95 % of the queries lead where the table says', async () => {
    const engine = await builtEngine();
    const faults = searchQueries
      .map((row) => fault(row, engine.search(row.query)))
      .filter((text) => text !== null);
    expect(
      1 - faults.length / searchQueries.length,
      faults.join('\n'),
    ).toBeGreaterThanOrEqual(REQUIRED_SHARE);
  });
});

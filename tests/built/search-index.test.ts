import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {
  createSearchEngine,
  type SearchAnswer,
} from '../../src/lib/search/engine';
import {parseManifest} from '../../src/lib/search/manifest';
import {
  parseSearchFile,
  parseSearchTexts,
  unpackRecords,
  unpackTexts,
} from '../../src/lib/search/records';
import {
  searchQueries,
  type QueryRow,
  type QueryTable,
} from '../fixtures/searchQueries';
import {searchQueriesKeptOut} from '../fixtures/searchQueriesKeptOut';
import {readBuilt} from '../support/build';
import {visits} from '../fixtures/visits';
import {pageOf, plain} from '../support/builtPages';
import {allRoutes} from '../support/routes';

const readJson = (file: string): unknown => JSON.parse(readBuilt(file));

const manifest = () => parseManifest(readJson('search/manifest.json'));

const builtRecords = () =>
  unpackRecords(parseSearchFile(readJson(`search/${manifest().file}`)));

const rowsOf = (table: QueryTable): readonly QueryRow[] =>
  Object.values(table).flat();

/** Words that people only know from this site or from Microsoft's licensing. */
const OUR_TERMS =
  /activat|licen[cs]|\bkey|kms|hwid|ohook|edition|\biso\b|evaluation|genuine|slmgr|ospp|ltsc|esu\b/i;

/** The problem with a row, or null. */
function fault(row: QueryRow, answer: SearchAnswer): string | null {
  const found = answer.pages.slice(0, 3).map(({page}) => page.route);
  const got = `got ${found.join(', ') || 'nothing'}`;
  if ('nothing' in row) {
    return found.length === 0 ? null : `"${row.query}" wants nothing, ${got}`;
  }
  const isRight = (wanted: string): boolean => {
    const [route, anchor] = wanted.split('#');
    const at = found.indexOf(route!);
    return (
      ('first' in row ? at === 0 : at >= 0) &&
      (anchor === undefined ||
        answer.pages[at]?.sections[0]?.record.anchor === anchor)
    );
  };
  const wanted = ['first' in row ? row.first : row.among].flat();
  const place = 'first' in row ? 'first' : 'among three';
  return wanted.some(isRight)
    ? null
    : `"${row.query}" wants ${place} ${wanted.join(' or ')}, ${got}`;
}

describe('the built search index', () => {
  test('holds every section of every page', () => {
    const indexed = new Map<string, string[]>();
    for (const {kind, page, anchor} of builtRecords()) {
      const anchors = indexed.get(page.route) ?? [];
      indexed.set(page.route, anchors);
      if (kind === 'section') {
        anchors.push(anchor);
      }
    }
    // Nobody who looks for help wants the page for contributors.
    const routes = allRoutes.filter((route) => route !== '/markdown-page');
    const onPages = routes.map((route) => {
      const $ = pageOf(route);
      const anchors = $('main article :is(h2, h3)[id]')
        .toArray()
        .map(({attribs}) => attribs.id!);
      // The links under "Related" would be found for the words of other pages, and tags are listed under single letters.
      const sections = anchors.filter((anchor) => !/^(?:next|.)$/.test(anchor));
      return [route, sections] as const;
    });
    expect(Object.fromEntries(indexed)).toEqual(Object.fromEntries(onPages));
  });

  test('the texts have each section as the page has it', () => {
    const records = builtRecords();
    const built = parseSearchTexts(readJson(`search/${manifest().texts}`));
    const texts = unpackTexts(records, built);
    const sections = records.filter(({kind}) => kind !== 'entry');
    expect([...texts.keys()]).toEqual(sections);
    const relied = sections.find(({anchor}) => anchor === 'how-it-worked')!;
    expect(texts.get(relied)).toMatch(/^[A-Z].*KMS/);
  });

  test('an error code comes with its meaning and what to do first', () => {
    const entries = builtRecords().filter(({kind}) => kind === 'entry');
    const missing = entries.filter(
      ({anchor, heading, step}) =>
        heading.length <= anchor.length || step === '',
    );
    expect(missing.map(({heading}) => heading)).toEqual([]);
  });

  test('the tables cover enough queries of each kind', () => {
    const kinds = (table: QueryTable) => Object.keys(table);
    expect(kinds(searchQueriesKeptOut)).toEqual(kinds(searchQueries));
    const all = [...rowsOf(searchQueries), ...rowsOf(searchQueriesKeptOut)];
    expect(all.length).toBeGreaterThanOrEqual(300);
    expect(all.filter((row) => 'nothing' in row).length).toBeGreaterThanOrEqual(
      60,
    );
    const queries = new Set(all.map(({query}) => query));
    expect(queries.size, 'a query is listed twice').toBe(all.length);
  });

  test('queries in plain words use no term of this site', () => {
    const plain = [...searchQueries.plain, ...searchQueriesKeptOut.plain];
    expect(plain.length).toBeGreaterThanOrEqual(60);
    expect(plain.filter(({query}) => OUR_TERMS.test(query))).toEqual([]);
  });

  test('enough queries find the result in the table', async () => {
    const engine = await createSearchEngine(builtRecords());
    const faultsIn = (table: QueryTable) =>
      rowsOf(table)
        .map((row) => fault(row, engine.search(row.query)))
        .filter((text) => text !== null);
    const share = (table: QueryTable) =>
      1 - faultsIn(table).length / rowsOf(table).length;
    expect(share(searchQueries)).toBeGreaterThanOrEqual(0.95);
    expect(share(searchQueriesKeptOut)).toBeGreaterThanOrEqual(0.78);
  });
});

/** What a phone shows of a page at a link: about as many characters from there on. */
function screenAt(link: string): string {
  const [route = '', id] = link.split('#');
  const html = pageOf(route)('main').html()!;
  const start = id ? html.indexOf(` id="${id}"`) : html.indexOf('<h1');
  expect(start, link).toBeGreaterThan(0);
  const text = html.slice(html.indexOf('>', start) + 1);
  return plain(load(text).text()).slice(0, 1500);
}

describe('a visitor who searches', async () => {
  const engine = await createSearchEngine(builtRecords());

  test.each(visits.flatMap((visit) => ('search' in visit ? [visit] : [])))(
    'finds among five results: $question',
    ({search, at, sees}) => {
      const results = engine
        .search(search)
        .pages.flatMap(({sections}) =>
          sections.map(({record: {page, anchor}}) =>
            anchor ? `${page.route}#${anchor}` : page.route,
          ),
        );
      expect(results.slice(0, 5)).toContain(at);
      expect(screenAt(at)).toMatch(sees);
    },
  );
});

import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {builtEngine} from '../support/builtSearch';
import {pageOf, plain} from '../support/builtPages';
import {allRoutes} from '../support/routes';
import {readProjectYaml} from '../support/sources';
import rows from '../fixtures/searchKeptOut.json';

const engine = builtEngine();

describe('the built search index', () => {
  test('holds every section of every page', () => {
    const indexed = engine.pages.map(({route, sections}) => [
      route,
      sections.flatMap(({anchor, line}) => (anchor && !line ? anchor : [])),
    ]);
    // Nobody who looks for help wants the page for contributors, or a list of posts.
    const routes = allRoutes.filter(
      (route) =>
        !/^\/(?:markdown-page|blog\/(?:archive|authors|page|tags).*)$/.test(
          route,
        ),
    );
    const onPages = routes.map((route) => {
      const $ = pageOf(route);
      const anchors = $('main article')
        .find(':is(h2, h3)[id], [data-tool][id]')
        .toArray()
        .map(({attribs}) => attribs.id!);
      // The links under "Related" would be found for the words of other pages.
      const sections = anchors.filter((anchor) => anchor !== 'next');
      return [route, sections] as const;
    });
    expect(Object.fromEntries(indexed)).toEqual(Object.fromEntries(onPages));
  });

  test('every page has a line, and an error code its meaning and what to do first', () => {
    const {pages} = engine;
    expect(pages.filter(({line}) => line === '')).toEqual([]);
    const entries = pages
      .flatMap(({sections}) => sections)
      .filter(({line}) => line !== undefined);
    expect(entries.length).toBeGreaterThan(300);
    expect(
      entries.filter(
        ({anchor, heading, line}) =>
          heading.length <= anchor.length || line === '',
      ),
    ).toEqual([]);
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

const visits = Object.entries(
  readProjectYaml('tests/fixtures/visits.yaml') as Record<
    string,
    Record<string, string>
  >,
).flatMap(([at, searches]) =>
  Object.entries(searches).map(([search, sees]) => [search, at, sees] as const),
);

test.each(visits)('a visitor finds on three pages: %s', (search, at, sees) => {
  const results = engine
    .search(search)
    .hits.slice(0, 3)
    .flatMap(({route, sections}) => [
      route,
      ...sections.map(({anchor}) => `${route}#${anchor}`),
    ]);
  expect(results).toContain(at);
  expect(screenAt(at)).toMatch(new RegExp(sees));
});

/** The name of a link of the home page, where it leads, and words that are seen there. */
const links: readonly (readonly [name: string, at: string, sees: RegExp])[] = [
  [
    'Check activation',
    '/check_activation_status',
    /Paste what slmgr \/dlv, Settings, or Office says/,
  ],
  ['HWID', '/hwid', /Does the method work now\?/],
  ['KMS38', '/kms38', /build 26100\.7019 and later/],
  ['Change edition', '/change_windows_edition', /Edition you have/],
  [
    'Download',
    '/genuine-installation-media',
    /Get Windows or Office from Microsoft/,
  ],
  ['Fix an error', '/troubleshoot', /Where is the problem\?/],
];

test.each(links)(
  'a visitor sees behind %s of the home page: %s',
  (name, at, sees) => {
    const $ = pageOf('/');
    const targets = $('main a')
      .toArray()
      .filter((link) => plain($(link).text()).startsWith(name))
      .map((link) => $(link).attr('href'));
    expect(targets[0]).toBe(at);
    expect(screenAt(at)).toMatch(sees);
  },
);

/**
 * The search with queries from public threads, collected by somebody who had seen neither the index nor the ranking. Nobody
 * reads the rows that fail while changing the ranking or the words of visitors: then they show nothing any more.
 *
 * The results of one measurement, minus two points: 114 of 120 among the first three, 97 first, and
 * none without a result. A plain search over the Markdown copies had 108, 83 and none.
 */
const LEAST = {amongThree: 0.93, first: 0.788};
const MOST_EMPTY = 0.02;

test('queries that nobody tuned with find a right page', () => {
  /** The place of the first right page; -1 if there is no result. */
  const places = rows.map(({query, pages}): number => {
    const {hits} = engine.search(query);
    const wanted = pages.map((page) => page.split('#')[0]);
    const found = [...new Set(hits.map(({route}) => route.split('#')[0]))];
    return found.length === 0
      ? -1
      : found.findIndex((route) => wanted.includes(route)) + 1 || Infinity;
  });
  const share = (isMeant: (place: number) => boolean) =>
    places.filter(isMeant).length / rows.length;
  expect(rows.length).toBeGreaterThanOrEqual(120);
  expect(share((place) => place >= 1 && place <= 3)).toBeGreaterThanOrEqual(
    LEAST.amongThree,
  );
  expect(share((place) => place === 1)).toBeGreaterThanOrEqual(LEAST.first);
  expect(share((place) => place === -1)).toBeLessThanOrEqual(MOST_EMPTY);
});

import {beforeAll, expect, test} from 'vitest';
import {describeAnswer} from '../../../../src/lib/search/describeAnswer';
import {
  createSearchEngine,
  type SearchEngine,
} from '../../../../src/lib/search/engine';
import {nearestPages} from '../../../../src/lib/search/nearestPages';
import {
  packPages,
  unpackRecords,
  type PageText,
} from '../../../../src/lib/search/records';
import {allowsPrefix, fuzzyDistance} from '../../../../src/lib/search/units';

const write = (
  route: string,
  title: string,
  text: string,
  more: Partial<PageText> = {},
): PageText => ({
  route,
  title,
  aliases: [],
  sections: [{anchor: '', heading: '', text}],
  entries: [],
  ...more,
});

const pages = [
  write('/hwid', 'Digital license', 'The hardware decides. Windows 11.'),
  write('/status', 'Check the status', 'Run slmgr.vbs /dlv and read it.', {
    aliases: ['watermark'],
  }),
  write('/errors', 'Errors', 'Look up a code.', {
    entries: [
      {anchor: '0xC004F074', heading: '0xC004F074 No host', text: 'KMS'},
      {anchor: '0xC004F075', heading: '0xC004F075 Stopping', text: 'KMS'},
    ],
  }),
  write('/body', 'Another page', 'A license is mentioned here.'),
];

let engine: SearchEngine;
beforeAll(async () => {
  engine = await createSearchEngine(unpackRecords(packPages(pages)));
});

const routes = (query: string) =>
  engine.search(query).pages.map(({page}) => page.route);

test('a title outranks a text', () => {
  expect(routes('license')).toEqual(['/hwid', '/body']);
});

test('an alias finds its page', () => {
  expect(routes('watermark')).toEqual(['/status']);
});

test('a synonym finds what a word means', () => {
  expect(routes('licence')[0]).toBe('/hwid');
  expect(routes('win11')).toEqual(['/hwid']);
});

test('a typing mistake is forgiven in a long word and not in a short one', () => {
  expect(routes('hadrware')).toEqual(['/hwid']);
  expect(routes('reda')).toEqual([]);
});

test('the beginning of a word is enough', () => {
  expect(routes('hardw')).toEqual(['/hwid']);
});

test('a file name and a switch work as typed', () => {
  expect(routes('slmgr.vbs')).toEqual(['/status']);
  expect(routes('/dlv')).toEqual(['/status']);
});

test('a code leads to its own entry and never to its neighbor', () => {
  const {pages: found, sectionCount} = engine.search('c004f074');
  expect(found[0]!.sections[0]!.record.anchor).toBe('0xC004F074');
  expect(sectionCount).toBe(1);
});

test('an unknown code is named, and context words do not pretend an answer', () => {
  const answer = engine.search('error code 0xC004F076');
  expect(answer).toMatchObject({match: 'none', unknownCodes: ['0xC004F076']});
  expect(describeAnswer(answer)).toBe(
    'No page mentions this code: 0xC004F076.',
  );
});

test('an unfinished code lists those that begin with it', () => {
  expect(engine.search('0xC004F07').sectionCount).toBe(2);
});

test('sections with all words come alone; with none of those, some words do and it is said', () => {
  expect(engine.search('hardware windows').match).toBe('all');
  const some = engine.search('hardware slmgr');
  expect(some.match).toBe('some');
  expect(some.pages.map(({page}) => page.route).sort()).toEqual([
    '/hwid',
    '/status',
  ]);
  expect(describeAnswer(some)).toBe(
    'No section has all of these words; 2 sections on 2 pages have some of them.',
  );
});

test('nonsense of any length gives an empty answer', () => {
  for (const query of ['', '   ', '🔑', '.*+?', 'zq '.repeat(4_000)]) {
    expect(engine.search(query).match).toBe('none');
  }
});

test('edits: one from five letters, two from seven, none beside a digit', () => {
  expect(
    ['word', 'words', 'longer', 'letters', 'kms38x', '24h2abc'].map(
      fuzzyDistance,
    ),
  ).toEqual([0, 1, 1, 2, 0, 0]);
});

test('a letter and a short number do not match what only begins with them', () => {
  expect(['a', '11', '1688', 'ab'].map(allowsPrefix)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('a page is near when its title or address nearly is the query', () => {
  const near = (query: string) =>
    nearestPages(query, engine.pages).map(({route}) => route);
  expect(near('digitallicense')).toEqual(['/hwid']);
  expect(near('qqqqqqqq')).toEqual([]);
});

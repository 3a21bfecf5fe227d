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

/** An engine for other pages, as the routes and anchors that it answers with. */
async function finds(
  written: readonly PageText[],
  query: string,
): Promise<string[]> {
  const other = await createSearchEngine(unpackRecords(packPages(written)));
  return other
    .search(query)
    .pages.flatMap(({page, sections}) =>
      sections.map(({record}) => `${page.route}#${record.anchor}`),
    );
}

test('a title, an alias and a heading outrank a text, in which a word occurs as often', async () => {
  const written = [
    write('/text', 'First', 'About hosts here.'),
    write('/heading', 'Second', 'More.', {
      sections: [{anchor: 'a', heading: 'About hosts here', text: ''}],
    }),
    write('/alias', 'Third', 'More.', {aliases: ['about hosts here']}),
    write('/title', 'About hosts here', 'More.'),
  ];
  expect((await finds(written, 'hosts')).join()).toMatch(
    /^\/(?:alias#,\/title|title#,\/alias)#,\/heading#a,\/text#$/,
  );
});

test('what was typed stands before its synonym', async () => {
  const written = [
    write('/undo', 'One', 'You may undo it.'),
    write('/remove', 'Two', 'You may remove it.'),
  ];
  expect(await finds(written, 'remove')).toEqual(['/remove#', '/undo#']);
  expect(await finds(written, 'undo')).toEqual(['/undo#', '/remove#']);
});

test('a title outranks a text that has a word in several spellings', async () => {
  const written = [
    write('/text', 'First', 'Remove, uninstall, delete, undo it all now here.'),
    write('/title', 'Remove it', 'More.'),
    // So that no spelling is rarer than another.
    ...['uninstall', 'delete', 'undo'].map((word) =>
      write(`/${word}`, 'Other', `They ${word} it all now here.`),
    ),
  ];
  const [first, second] = await finds(written, 'remove');
  expect([first, second]).toEqual(['/title#', '/text#']);
});

test('the entry of a code stands behind a section for words, and first for the code', async () => {
  const entries = [
    {anchor: '0xC004F074', heading: '0xC004F074 No host', text: 'Clock'},
  ];
  const written = [
    write('/errors', 'Errors', 'Look up.', {entries}),
    write('/clock', 'Setting', 'Set the clock of the 0xC004F074 host.'),
    write('/title', 'Error 0xC004F074', 'Error 0xC004F074 error.', {
      aliases: ['0xC004F074 error'],
    }),
  ];
  expect((await finds(written, 'clock'))[0]).toBe('/clock#');
  expect((await finds(written, '0xC004F074'))[0]).toBe('/errors#0xC004F074');
});

test('lists eight pages at most, and three sections of each', async () => {
  const written = Array.from({length: 10}, (_, page) =>
    write(`/page-${page}`, `Page ${page}`, 'Text.', {
      sections: [1, 2, 3, 4].map((section) => ({
        anchor: `part-${section}`,
        heading: 'About hosts',
        text: '',
      })),
    }),
  );
  const other = await createSearchEngine(unpackRecords(packPages(written)));
  const answer = other.search('hosts');
  expect(answer.pages.map(({sections}) => sections.length)).toEqual(
    Array.from({length: 8}, () => 3),
  );
  expect(answer).toMatchObject({match: 'all', sectionCount: 40, pageCount: 10});
  expect(describeAnswer(answer)).toBe(
    '40 sections on 10 pages. The best 8 pages are shown.',
  );
});

test('a query counts twelve words, and 200 characters', () => {
  const filler = Array.from({length: 12}, (_, at) => `zzqx${at}y`).join(' ');
  expect(engine.search(`${filler} hardware`).match).toBe('none');
  expect(engine.search(`${filler.slice(7)} hardware`).match).toBe('some');
  expect(engine.search(`${' '.repeat(192)}hardware`).match).toBe('all');
  expect(engine.search(`${' '.repeat(200)}hardware`).match).toBe('none');
});

test('words that say nothing beside an unknown code count alone', () => {
  expect(engine.search('windows').match).toBe('all');
  expect(describeAnswer(engine.search('0xC004F076 0xC004F077'))).toBe(
    'No page mentions this code: 0xC004F076, 0xC004F077.',
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

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
  type PageEntry,
  type PageText,
} from '../../../../src/lib/search/records';
import {
  allowsPrefix,
  fuzzyDistance,
  unitsOf,
} from '../../../../src/lib/search/units';

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

const entry = (anchor: string, heading: string, text: string): PageEntry => ({
  anchor,
  heading,
  text,
  step: '',
});

const pages = [
  write('/hwid', 'Digital license', 'The hardware decides. Windows 11.'),
  write('/status', 'Check the status', 'Run slmgr.vbs /dlv and read it.', {
    aliases: ['watermark'],
  }),
  write('/errors', 'Errors', 'Look up a code.', {
    entries: [
      entry('0xC004F074', '0xC004F074 No host', 'KMS'),
      entry('0xC004F075', '0xC004F075 Stopping', 'KMS'),
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

test('a title ranks higher than text', () => {
  expect(routes('license')).toEqual(['/hwid', '/body']);
});

test('an alias finds its page', () => {
  expect(routes('watermark')).toEqual(['/status']);
});

test('a synonym finds the page', () => {
  expect(routes('licence')[0]).toBe('/hwid');
  expect(routes('win11')).toEqual(['/hwid']);
});

test('tolerates a typo in a long word, but not in a short one', () => {
  expect(routes('hadrware')).toEqual(['/hwid']);
  expect(routes('reda')).toEqual([]);
});

test('finds a page by the beginning of a word', () => {
  expect(routes('hardw')).toEqual(['/hwid']);
});

test('finds a file name and a switch', () => {
  expect(routes('slmgr.vbs')).toEqual(['/status']);
  expect(routes('/dlv')).toEqual(['/status']);
});

test('a code finds its own entry, and never a similar code', () => {
  const {pages: found, sectionCount} = engine.search('c004f074');
  expect(found[0]!.sections[0]!.record.anchor).toBe('0xC004F074');
  expect(sectionCount).toBe(1);
});

test('a code finds its entry also among words that many entries lack', () => {
  for (const query of ['Error code: 0xC004F074.', 'fix windows c004f074']) {
    const [first] = engine.search(query).pages;
    expect(first!.sections[0]!.record.anchor, query).toBe('0xC004F074');
  }
});

test('a code finds its entry also next to words that other pages have and the entry lacks', () => {
  for (const query of ['license 0xC004F074', '0xC004F074 slmgr.vbs zebra']) {
    const {match, pages: found} = engine.search(query);
    expect(match, query).toBe('all');
    expect(found[0]!.sections[0]!.record.anchor, query).toBe('0xC004F074');
  }
});

test('finds the other forms of a word, also of a synonym', async () => {
  const written = [
    write('/activate', 'One', 'It was activated.'),
    write('/undo', 'Two', 'Undoing it takes a minute.'),
  ];
  expect(await resultsIn(written, 'activation')).toEqual(['/activate#']);
  expect(await resultsIn(written, 'uninstalled')).toEqual(['/undo#']);
});

test('a page whose title or alias is the query leads, whatever other pages say about it', async () => {
  const written = [
    write('/links', 'Links', 'The FAQ, the FAQ and the FAQ again.', {
      sections: [{anchor: 'faq', heading: 'Where the FAQ is', text: 'FAQ'}],
    }),
    write('/faq', 'Frequently asked questions', `${'Long text. '.repeat(99)}`, {
      aliases: ['FAQ'],
    }),
  ];
  expect((await resultsIn(written, 'faq'))[0]).toBe('/faq#');
});

test('a word that the site uses for something else finds it, but not the other way round', async () => {
  const written = [
    write('/office', 'Office', 'The apps.'),
    write('/word', 'Notes', 'One word on it.'),
  ];
  expect(await resultsIn(written, 'excel')).toEqual(['/office#']);
  expect(await resultsIn(written, 'office')).toEqual(['/office#']);
});

test('finds nothing if only a common word of the query is on the site', async () => {
  const written = Array.from({length: 9}, (_, at) =>
    write(`/server-${at}`, `Server ${at}`, 'About servers.'),
  );
  expect(await resultsIn(written, 'minecraft server')).toEqual([]);
  expect(await resultsIn(written, 'server')).toHaveLength(8);
});

test('reports an unknown code, and ignores words next to it', () => {
  const answer = engine.search('license 0xC004F076');
  expect(answer).toMatchObject({match: 'none', unknownCodes: ['0xC004F076']});
  expect(describeAnswer(answer)).toBe(
    'No page mentions this code: 0xC004F076.',
  );
});

/** Searches other pages; returns the routes and anchors of the results. */
async function resultsIn(
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

test('a title, an alias and a heading rank higher than text', async () => {
  const written = [
    write('/text', 'First', 'About hosts here.'),
    write('/heading', 'Second', 'More.', {
      sections: [{anchor: 'a', heading: 'About hosts here', text: ''}],
    }),
    write('/alias', 'Third', 'More.', {aliases: ['about hosts here']}),
    write('/title', 'About hosts here', 'More.'),
    // Makes the word common in texts, as words of titles are.
    ...[1, 2, 3].map((at) =>
      write(`/text-${at}`, 'Other', 'About hosts here.'),
    ),
  ];
  expect((await resultsIn(written, 'hosts')).join()).toMatch(
    /^\/(?:alias#,\/title|title#,\/alias)#,\/heading#a,\/text#/,
  );
});

test('the typed word ranks higher than its synonym', async () => {
  const written = [
    write('/undo', 'One', 'You may undo it.'),
    write('/remove', 'Two', 'You may remove it.'),
  ];
  expect(await resultsIn(written, 'remove')).toEqual(['/remove#', '/undo#']);
  expect(await resultsIn(written, 'undo')).toEqual(['/undo#', '/remove#']);
});

test('a title ranks higher than text with several synonyms', async () => {
  const written = [
    write('/text', 'First', 'Remove, uninstall, delete, undo it all now here.'),
    write('/title', 'Remove it', 'More.'),
    // Makes all synonyms equally common.
    ...['uninstall', 'delete', 'undo'].map((word) =>
      write(`/${word}`, 'Other', `They ${word} it all now here.`),
    ),
  ];
  const [first, second] = await resultsIn(written, 'remove');
  expect([first, second]).toEqual(['/title#', '/text#']);
});

test('a code entry ranks below a section for words, and first for its code', async () => {
  const entries = [entry('0xC004F074', '0xC004F074 No host', 'Clock')];
  const written = [
    write('/errors', 'Errors', 'Look up.', {entries}),
    write('/clock', 'Setting', 'Set the clock of the 0xC004F074 host.'),
    write('/title', 'Error 0xC004F074', 'Error 0xC004F074 error.', {
      aliases: ['0xC004F074 error'],
    }),
  ];
  expect((await resultsIn(written, 'clock'))[0]).toBe('/clock#');
  expect((await resultsIn(written, '0xC004F074'))[0]).toBe(
    '/errors#0xC004F074',
  );
});

test('lists at most eight pages, with three sections each', async () => {
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

test('only the first 12 words and 200 characters of a query count', () => {
  const keys = (query: string) => unitsOf(query).map(({key}) => key);
  const twelve = Array.from({length: 12}, (_, at) => `zzqx${at}y`);
  expect(keys(`${twelve.join(' ')} hardware`)).toEqual(twelve);
  expect(keys(`${' '.repeat(192)}hardware`)).toEqual(['hardware']);
  expect(keys(`${' '.repeat(200)}hardware`)).toEqual([]);
});

test('generic words count if there is no code', () => {
  expect(engine.search('windows').match).toBe('all');
  expect(describeAnswer(engine.search('0xC004F076 0xC004F077'))).toBe(
    'No page mentions this code: 0xC004F076, 0xC004F077.',
  );
});

test('an unfinished code finds those that start with it', () => {
  expect(engine.search('0xC004F07').sectionCount).toBe(2);
});

test('lists sections with some of the words only if none has all of them', () => {
  expect(engine.search('license hardware').match).toBe('all');
  const some = engine.search('digital license hardware slmgr');
  expect(some.match).toBe('some');
  expect(some.pages.map(({page}) => page.route)).toEqual(['/hwid']);
  expect(describeAnswer(some)).toBe(
    'No section has all of these words; 1 section on 1 page has some of them.',
  );
});

test('a question leads to the section that answers it, whatever page has its words', async () => {
  const asking = await createSearchEngine(
    unpackRecords(
      packPages([
        write('/disk', 'Disks', 'A copy of a disk in another computer.'),
        write('/keys', 'Keys', 'Text.', {
          sections: [
            {
              anchor: 'copy',
              heading: 'Clones',
              text: 'It depends.',
              asked: ['I copied my disk to another PC'],
            },
          ],
        }),
      ]),
    ),
  );
  const [first] = asking.search('copied disk to another pc').pages;
  expect(first!.sections[0]!.record.anchor).toBe('copy');
});

test('words that say little neither find a section nor hide one', () => {
  expect(engine.search('something is wrong with it again').match).toBe('none');
  expect(routes('why does my digital license never work')[0]).toBe('/hwid');
});

test('a sentence may have more words that no page has', () => {
  expect(engine.search('digital license zebra quagga').match).toBe('none');
  expect(routes('why is my digital license a zebra with a quagga')).toEqual([
    '/hwid',
  ]);
});

test('words that are far from the names of a section and its page find nothing together', () => {
  expect(engine.search('decides mentioned').match).toBe('none');
  expect(engine.search('hardware decides').match).toBe('none');
  expect(routes('decides')).toEqual(['/hwid']);
  expect(routes('run slmgr.vbs')).toEqual(['/status']);
});

test('a misspelled word begins with the right letter', () => {
  expect(routes('licemse')).toContain('/hwid');
  expect(routes('picense')).toEqual([]);
});

test('finds nothing for nonsense of any length', () => {
  for (const query of ['', '   ', '🔑', '.*+?', 'zq '.repeat(4_000)]) {
    expect(engine.search(query).match).toBe('none');
  }
});

test('allowed edits: one from five letters, two from seven, none with a digit', () => {
  expect(
    ['word', 'words', 'longer', 'letters', 'kms38x', '24h2abc'].map(
      fuzzyDistance,
    ),
  ).toEqual([0, 1, 1, 2, 0, 0]);
});

test('a letter or a short number does not match longer words', () => {
  expect(['a', '11', '1688', 'ab'].map(allowsPrefix)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

test('finds pages with a title or path similar to the query', () => {
  const near = (query: string) =>
    nearestPages(query, engine.pages).map(({route}) => route);
  expect(near('digitallicense')).toEqual(['/hwid']);
  expect(near('qqqqqqqq')).toEqual([]);
});

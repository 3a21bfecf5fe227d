import {expect, test} from 'vitest';
import {describeAnswer} from '../../../../src/lib/search/describeAnswer';
import {
  createSearchEngine,
  seenFrom,
  type SearchEngine,
} from '../../../../src/lib/search/engine';
import {markWords} from '../../../../src/lib/search/markWords';
import {nearestPages} from '../../../../src/lib/search/nearestPages';
import {
  indexPages,
  type IndexedPage,
  type IndexedSection,
} from '../../../../src/build/searchIndex';
import {unitsOf} from '../../../../src/lib/search/units';

const section = (
  anchor: string,
  heading: string,
  text: string,
  more: Partial<IndexedSection> = {},
): IndexedSection => ({anchor, heading, text, asked: [], ...more});

const write = (
  route: string,
  title: string,
  text: string,
  more: Partial<IndexedPage> = {},
): IndexedPage => ({
  route,
  title,
  line: `About ${title}.`,
  names: '',
  sections: [section('', '', text)],
  ...more,
});

const entry = (anchor: string, heading: string, text: string) =>
  section(anchor, heading, text, {line: 'Restart.'});

const pages = [
  write('/hwid', 'Digital license', 'The hardware decides. Windows 11.'),
  write('/status', 'Check the status', 'Run slmgr.vbs /dlv and read it.', {
    names: 'watermark',
  }),
  write('/errors', 'Errors', 'Look up a code.', {
    sections: [
      section('', '', 'Look up a code.'),
      entry('0xC004F074', '0xC004F074 No host', 'KMS'),
      entry('0xC004F075', '0xC004F075 Stopping', 'KMS'),
    ],
  }),
  write('/body', 'Another page', 'A license is mentioned here.'),
];

const engineOf = (written: readonly IndexedPage[]): SearchEngine =>
  createSearchEngine(indexPages(written));

const engine = engineOf(pages);

const routes = (query: string) =>
  engine.search(query).hits.map(({route}) => route);

/** Searches other pages. */
function search(written: readonly IndexedPage[], query: string) {
  return engineOf(written).search(query);
}

test('a title, another name and a heading rank higher than text', () => {
  const written = [
    write('/text', 'First', 'About hosts here.'),
    write('/heading', 'Second', 'More.', {
      sections: [section('', '', 'More.'), section('a', 'About hosts', '')],
    }),
    write('/name', 'Third', 'More.', {names: 'hosts'}),
    write('/title', 'About hosts here', 'More.'),
  ];
  const {hits} = search(written, 'hosts');
  expect(hits.at(-1)!.route).toBe('/text');
  expect(hits).toHaveLength(4);
});

test.each([
  ['licence', '/hwid'],
  ['win11', '/hwid'],
  ['hadrware', '/hwid'],
  ['hardw', '/hwid'],
  ['deciding', '/hwid'],
  ['лицензию оборудования', '/hwid'],
  ['硬件许可证', '/hwid'],
  ['slmgr.vbs', '/status'],
  ['dlv', '/status'],
  ['/dlv', '/status'],
  ['what is the watermark', '/status'],
])('"%s" finds %s', (query, route) => {
  expect(routes(query)[0]).toBe(route);
});

test('only the last word may be unfinished, and a short word is not corrected', () => {
  expect(routes('hardw')).toEqual(['/hwid']);
  expect(routes('hardw zebra')).toEqual([]);
  expect(routes('hardw ')).toEqual([]);
  expect(routes('rae zebra')).toEqual([]);
});

test('the entry of a code comes first, whatever words are beside it, and no entry of a similar code', () => {
  for (const query of ['c004f074', 'license error 0xC004F074 slmgr.vbs']) {
    const [first, ...others] = engine.search(query).hits;
    expect(first, query).toMatchObject({
      title: '0xC004F074 No host',
      route: '/errors#0xC004F074',
      line: 'Restart.',
    });
    expect(
      others.flatMap(({sections}) => sections),
      query,
    ).toEqual(
      others.flatMap(({sections}) => sections.filter(({line}) => !line)),
    );
  }
});

test('an unfinished code finds those that start with it', () => {
  const {sections} = engine.search('0xC004F07').hits[0]!;
  expect(sections.map(({anchor}) => anchor).sort()).toEqual([
    '0xC004F074',
    '0xC004F075',
  ]);
});

test('says which codes no page has, and still looks for the other words', () => {
  const answer = engine.search('license 0xC004F076');
  expect(answer.unknownCodes).toEqual(['0xC004F076']);
  expect(answer.hits.length).toBeGreaterThan(0);
  expect(describeAnswer(engine.search('0xC004F076 0xC004F077'))).toBe(
    'The search found no page with this code: 0xC004F076, 0xC004F077.',
  );
});

test('a page with one of three words is weak, and shown after the last that is not', () => {
  const {hits, strongCount} = engine.search('digital license hardware');
  expect(strongCount).toBe(1);
  expect(hits.map(({route}) => route)).toEqual(['/hwid', '/body']);
  const weak = engine.search('license zebra');
  expect(weak.strongCount).toBe(0);
  expect(describeAnswer(weak)).toBe('2 close results.');
});

test('two thirds of the words are too few, three quarters are enough', () => {
  const strong = (query: string) => engine.search(query).strongCount;
  expect(strong('digital license')).toBe(1);
  expect(strong('digital license zebra')).toBe(0);
  expect(strong('digital license hardware zebra')).toBe(1);
});

test('lists the sections of a page with more than half the score of its best', () => {
  const listed = (headings: readonly string[], query: string) => {
    const sections = [
      section('', '', 'More.'),
      ...headings.map((heading, at) => section(`s${at}`, heading, 'More.')),
    ];
    const {hits} = search([write('/page', 'Page', 'More.', {sections})], query);
    return hits[0]!.sections.map(({heading}) => heading);
  };
  expect(listed(['Kiwi', 'Kiwi'], 'kiwi')).toHaveLength(2);
  // A synonym counts exactly half.
  expect(listed(['Server', 'Srv'], 'srv')).toEqual(['Srv']);
  const words = 'kiwi lemon mango orange';
  expect(
    listed(['Kiwi lemon mango orange', 'Kiwi', 'Lemon mango orange'], words),
  ).toEqual(['Kiwi lemon mango orange', 'Lemon mango orange']);
});

test('a question leads to the section that answers it, whatever page has its words', () => {
  const {hits} = search(
    [
      write('/disk', 'Disks', 'A copy of a disk in another computer.'),
      write('/keys', 'Keys', 'Text.', {
        sections: [
          section('', '', 'Text.'),
          section('copy', 'Clones', 'It depends.', {
            asked: ['I copied my disk to another PC'],
          }),
        ],
      }),
    ],
    'copied disk to another pc',
  );
  expect(hits[0]).toMatchObject({route: '/keys', leadsToSection: true});
  expect(hits[0]!.sections.map(({anchor}) => anchor)).toEqual(['copy']);
});

test('a question counts for itself, however many its section answers', () => {
  const others = Array.from({length: 40}, (_, at) => `question ${at}`);
  const sections = [
    section('one', 'Part', 'Text.', {asked: ['copied disk to a newer PC']}),
    section('many', 'Part', 'Text.', {asked: ['copied disk', ...others]}),
  ];
  const [hit] = search(
    [write('/disk', 'Page', 'Text.', {sections})],
    'copied disk',
  ).hits;
  expect(hit!.sections.map(({anchor}) => anchor)).toEqual(['many', 'one']);
});

test('the name of a page leads to its top, and a task to its section', () => {
  const sections = [
    section('', '', 'It was a method, withdrawn long ago.'),
    section('undo', 'Undo KMS38', 'KMS38 ends.'),
  ];
  const pagesOfMethods = [
    write('/kms38', 'KMS38: its end and undo', 'Text.', {sections}),
    write('/other', 'Other', 'Text.'),
  ];
  const leads = (query: string) =>
    search(pagesOfMethods, query).hits[0]!.leadsToSection;
  expect(leads('what is kms38')).toBe(false);
  expect(leads('undo kms38')).toBe(true);
});

test('lists at most eight pages, with three sections each, and never the top as a section', () => {
  const written = Array.from({length: 10}, (_, page) =>
    write(`/page-${page}`, `Hosts ${page}`, 'Text.', {
      sections: ['', 'a', 'b', 'c', 'd'].map((anchor) =>
        section(anchor, anchor && 'About hosts', ''),
      ),
    }),
  );
  const {hits} = search(written, 'hosts');
  expect(hits.map(({sections}) => sections.length)).toEqual(
    Array.from({length: 8}, () => 3),
  );
  expect(
    hits.flatMap(({sections}) => sections.map(({anchor}) => anchor)),
  ).not.toContain('');
});

test('marks what was asked for: "pro" is not in "product"', () => {
  const {terms} = search(
    [write('/a', 'Pro', 'A product.'), write('/b', 'Product', 'For Pro.')],
    'pro',
  );
  const marked = (text: string) =>
    markWords(text, terms).flatMap((part) => (part.isMarked ? part.text : []));
  expect(marked('Pro, a product of the productive')).toEqual(['Pro']);
});

test('only the first 30 words and 400 characters of a query count', () => {
  const typed = (query: string) =>
    unitsOf(query).map(({forms}) => forms[0]!.words.join(' '));
  const most = Array.from({length: 30}, (_, at) => `zzqx${at}y`);
  expect(typed(`${most.join(' ')} hardware`)).toEqual(most);
  expect(typed(`${' '.repeat(392)}hardware`)).toEqual(['hardware']);
  expect(typed(`${' '.repeat(400)}hardware`)).toEqual([]);
});

test('finds nothing for text without a word of any page', () => {
  for (const query of [
    '',
    '   ',
    '🔑',
    '.*+?^${}()|[]\\/',
    '"\'`',
    '-',
    '$',
    '__proto__ constructor toString hasOwnProperty',
    'a1'.repeat(5_000),
    'zq '.repeat(4_000),
    '<img src=x onerror="window.broken=1">',
  ]) {
    expect(engine.search(query).hits, query).toEqual([]);
  }
  expect(describeAnswer(engine.search('zq'))).toBe('Nothing found.');
});

test('finds pages with a title or path similar to the query', () => {
  const near = (query: string) =>
    nearestPages(query, engine.pages).map(({route}) => route);
  expect(near('digitallicense')).toEqual(['/hwid']);
  expect(near('qqqqqqqq')).toEqual([]);
});

test('a section about the opposite direction is not listed', () => {
  const sections = [
    section('', '', 'More.'),
    section('up', 'From Home to Pro', 'Enter a key.'),
    section('down', 'From Pro to Home', 'Install Home.'),
    section('both', 'Home and Pro', 'They differ.'),
  ];
  const listed = (query: string) =>
    search([write('/page', 'Page', 'More.', {sections})], query)
      .hits[0]!.sections.map(({anchor}) => anchor)
      .sort();
  expect(listed('home to pro')).toEqual(['both', 'up']);
  expect(listed('pro to home')).toEqual(['both', 'down']);
  expect(listed('home or pro')).toEqual(['both', 'down', 'up']);
});

test('the page that is open comes after others that fit as well, unless one of its sections leads', () => {
  const answer = engine.search('license');
  const seen = (route: string) =>
    seenFrom(route, answer).hits.map((hit) => hit.route);
  expect(answer.strongCount).toBe(2);
  expect(seen('/other')).toEqual(['/hwid', '/body']);
  expect(seen('/hwid')).toEqual(['/body', '/hwid']);
  const weak = engine.search('digital license hardware');
  expect(weak.strongCount).toBe(1);
  expect(seenFrom('/hwid', weak).hits).toEqual(weak.hits);
  const led = {
    ...answer,
    hits: answer.hits.map((hit) => ({...hit, leadsToSection: true})),
  };
  expect(seenFrom('/hwid', led).hits).toEqual(led.hits);
});

test('Office for Mac is found by its name, and behind Office', () => {
  const both = engineOf([
    write('/mac', 'Office for Mac', 'Office is activated by its license.'),
    write('/office', 'The license of Office', 'Office for Windows.'),
  ]);
  const routes = (query: string) =>
    both.search(query).hits.map(({route}) => route);
  expect(routes('office license activated')).toEqual(['/office', '/mac']);
  expect(routes('office license mac')[0]).toBe('/mac');
  expect(routes('office license macbook')[0]).toBe('/mac');
});

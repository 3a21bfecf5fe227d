import {describe, expect, test} from 'vitest';
import {
  indexPages,
  type IndexedSection,
} from '../../../../src/build/searchIndex';
import {createSearchEngine} from '../../../../src/lib/search/engine';

const section = (
  anchor: string,
  heading: string,
  text: string,
  ...asked: readonly string[]
): IndexedSection => ({anchor, heading, text, asked});

const page = (
  route: string,
  title: string,
  ...sections: readonly IndexedSection[]
) => ({
  route,
  title,
  line: `About ${title}.`,
  names: '',
  sections: [section('', '', `What ${title} is.`), ...sections],
});

const entry = {
  ...section('0xC004F074', '0xC004F074 No server', 'Ask for it.', 'no server'),
  line: 'Restart.',
};

const engine = createSearchEngine(
  indexPages([
    page(
      '/keys',
      'Keys',
      section(
        'find',
        'Find the product key',
        'Look at the box, the receipt and the sticker below the battery.',
        'where is my product key',
        'I lost the key',
      ),
      section(
        'remove',
        'Remove the product key',
        'Run the command as administrator. The key leaves the registry, and the clock stays.',
        'how do I uninstall my product key',
      ),
      section('status', 'Status', 'Settings say it.', 'is Windows activated'),
      section(
        'activate',
        'Get a license',
        'Buy one, or take what the maker of the PC paid for.',
        'activate Windows',
        'upgrade from KMS to MAK',
      ),
    ),
    page(
      '/office',
      'Office',
      section(
        'remove',
        'Remove a license',
        'The command shows each license of Office, and removes one.',
        'delete an old license of Office',
        'Office on a Mac shows a banner',
      ),
      section('host', 'Set up a host', 'It counts.', 'KMS host for Office'),
    ),
    page(
      '/errors',
      'Errors',
      section('methods', 'Methods', 'All of them.', 'the server sleeps'),
      entry,
    ),
    page('/more', 'More', section('methods', 'Methods', 'Others.')),
  ]),
);

function ask(query: string): string | undefined {
  const sure = engine.search(query).findSure();
  return (
    sure &&
    `${sure.isKnown ? 'known' : 'found'} ${sure.page.route}#${sure.section.anchor}`
  );
}

describe('a section is shown', () => {
  test.each([
    // What people are known to ask, give or take order, form, spelling, synonyms and what is said around it.
    ['how do I uninstall my product key', 'known /keys#remove'],
    ['please remove product keys', 'known /keys#remove'],
    ['PRODCUT KEY: remove!', 'known /keys#remove'],
    [
      'hi guys, how can I actually delete my serial number, thanks',
      'known /keys#remove',
    ],
    ['Is Windows activated?', 'known /keys#status'],
    ['how do I activate Windows', 'known /keys#activate'],
    ['upgrade KMS to MAK', 'known /keys#activate'],
    // The heading is a question as well.
    ['find product key', 'known /keys#find'],
    // Near enough, with words that the section has elsewhere.
    ['remove the product key from the registry', 'found /keys#remove'],
    ['where is the product key, on a sticker', 'found /keys#find'],
    ['delete old licenses of Word, please', 'known /office#remove'],
  ])('for %j: %s', (query, to) => {
    expect(ask(query)).toBe(to);
  });
});

describe('the list shows alone', () => {
  test.each([
    [
      'what has too much that nobody told the site',
      'remove the product key of my neighbor from the fridge',
    ],
    ['what is about something else', 'fix my car'],
    ['what has none of its words', 'pizza'],
    ['what two pages answer', 'methods'],
    ['one word', 'product'],
    ['a heading of one word', 'status'],
    ['the contrary', 'do not remove my product key'],
    ['another direction', 'upgrade from MAK to KMS'],
    [
      'a product that the section does not name',
      'remove the product key on a Mac',
    ],
    ['a product that only the section names', 'it shows a banner'],
    [
      'a number that the section does not have',
      'remove the product key of Windows 7',
    ],
    ['an entry, which is an answer of its own', 'no server'],
    ['no words', '?!'],
    ['nothing', ''],
  ])('for %s: %j', (_, query) => {
    expect(ask(query)).toBeUndefined();
  });
});

test('a current version of Windows changes nothing, unless the section is about another', () => {
  expect(ask('remove the product key of Windows 11')).toBe(
    'found /keys#remove',
  );
  expect(ask('find the product key on Windows 10')).toBe('found /keys#find');
  const eleven = section(
    'x',
    'Remove it',
    'Key.',
    'remove the key',
    'Windows 11 key',
  );
  const find = (query: string) =>
    createSearchEngine(indexPages([page('/11', 'Windows 11', eleven)]))
      .search(query)
      .findSure()?.section.anchor;
  expect(find('please remove this key on Windows 11')).toBe('x');
  expect(find('please remove this key on Windows 10')).toBeUndefined();
});

test('the same query is searched once', () => {
  expect(engine.search('remove key')).toBe(engine.search('remove key'));
});

describe('at the border', () => {
  const words =
    'amber bronze copper denim ebony flint garnet hazel indigo jasper khaki lilac maroon'.split(
      ' ',
    );
  const sureOf = (query: readonly string[], ...sections: IndexedSection[]) =>
    createSearchEngine(indexPages([page('/colors', 'Colors', ...sections)]))
      .search(query.join(' '))
      .findSure();
  const find = (...parts: Parameters<typeof sureOf>) =>
    sureOf(...parts)?.section.anchor;

  test.each([
    // 10 of 11 words: 0.952.
    [11, true],
    // 9 of 10: 0.947.
    [10, false],
  ])('of what is known: %i', (length, isKnown) => {
    const question = words.slice(0, length);
    const sure = sureOf(
      question.slice(1),
      section('x', 'One', 'First.', question.join(' ')),
    );
    expect(sure?.isKnown).toBe(isKnown);
  });

  test.each([
    // 5 of 8 words of the query and of 10 of the question: 0.556.
    [10, 5, 3, 'x'],
    // 3 of 5 and of 6: 0.545.
    [6, 3, 2, undefined],
  ])('of likeness: %i, %i, %i', (length, asked, others, found) => {
    const query = [
      ...words.slice(0, asked),
      ...words.slice(length, length + others),
    ];
    const question = words.slice(0, length).join(' ');
    const text = words.slice(length).join(' ');
    expect(find(query, section('x', 'One', text, question))).toBe(found);
  });

  test.each([
    // The next section has the same words and three more: a lead of 1.44.
    [5, 3, 'x'],
    // One more: 1.29.
    [4, 1, undefined],
  ])('of the lead: %i, %i', (length, more, found) => {
    const common = words.slice(0, 4);
    const other = [...common, ...words.slice(10, 10 + more)].join(' ');
    expect(
      find(
        common.slice(0, length - 1),
        section('x', 'One', 'First.', words.slice(0, length).join(' ')),
        section('y', 'Two', 'Second.', other),
      ),
    ).toBe(found);
  });

  test('what the section leaves out takes from its lead', () => {
    const question = words.slice(0, 5).join(' ');
    const other = [...words.slice(0, 4), ...words.slice(10)].join(' ');
    const query = [...words.slice(0, 4), 'flint'];
    const find = (text: string) =>
      sureOf(
        query,
        section('x', 'One', text, question),
        section('y', 'Two', 'Second.', other),
      )?.section.anchor;
    expect(find('Flint.')).toBe('x');
    expect(find('First.')).toBeUndefined();
  });
});

test('a synonym of a word that is there stands for no other', () => {
  const sure = createSearchEngine(
    indexPages([
      page('/a', 'A', section('x', 'One', 'First.', 'repair and fix the key')),
    ]),
  )
    .search('repair my key')
    .findSure();
  expect(sure?.isKnown).toBe(false);
});

test('the section is on the page that is listed first', () => {
  const find = (...others: readonly string[]) =>
    createSearchEngine(
      indexPages([
        page('/a', 'A', section('x', 'One', 'First.', 'amber bronze copper')),
        page(
          '/b',
          'B',
          ...others.map((text, at) => section(`y${at}`, 'Two', text)),
        ),
      ]),
    )
      .search('amber bronze denim')
      .findSure()?.section.anchor;
  expect(find('Amber denim.')).toBe('x');
  expect(find('Amber bronze denim.', 'Amber bronze denim.')).toBeUndefined();
});

test('another section is not asked for much more of the query', () => {
  const find = (other: string) =>
    createSearchEngine(
      indexPages([
        page(
          '/a',
          'A',
          section('x', 'One', 'Denim.', 'amber bronze copper'),
          section('y', 'Two', 'Second.', other),
        ),
      ]),
    )
      .search('amber bronze copper denim')
      .findSure()?.section.anchor;
  const more = 'ebony flint garnet heather indigo jade khaki lilac';
  expect(find(`amber denim ${more}`)).toBe('x');
  expect(find(`amber bronze copper denim ${more}`)).toBeUndefined();
});

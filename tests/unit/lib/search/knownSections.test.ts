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
      'Old errors',
      section('old', 'An old error', 'One of them.'),
      section('methods', 'Methods of it', 'All of them.', 'the server sleeps'),
      entry,
    ),
    page('/more', 'More', section('methods', 'Methods of it', 'Others.')),
  ]),
);

function ask(query: string, in_ = engine): string | undefined {
  const {card} = in_.search(query);
  return card && `${card.page.route}#${card.section.anchor}`;
}

/** What the list begins with. */
function first(query: string, in_ = engine): string | undefined {
  const [hit] = in_.search(query).hits;
  return (
    hit && `${hit.route}#${hit.leadsToSection ? hit.sections[0]!.anchor : ''}`
  );
}

describe('a section is shown for what people are known to ask, give or take order, form, spelling, synonyms and what is said around it', () => {
  test.each([
    ['how do I uninstall my product key', '/keys#remove'],
    ['please remove product keys', '/keys#remove'],
    ['PRODCUT KEY: remove!', '/keys#remove'],
    [
      'hi guys, how can I actually delete my serial number, thanks',
      '/keys#remove',
    ],
    ['undo the product key on this computer', '/keys#remove'],
    ['Is Windows activated?', '/keys#status'],
    ['is my laptop activated', '/keys#status'],
    ['how do I activate Windows', '/keys#activate'],
    ['upgrade KMS to MAK', '/keys#activate'],
    // The heading is a question as well.
    ['find product key', '/keys#find'],
    // And so is the title of a page.
    ['Old errors', '/errors#'],
    ['errors: old', '/errors#old'],
  ])('%j: %s', (query, to) => {
    expect(ask(query)).toBe(to);
    expect(first(query)).toBe(to);
  });
});

describe('the list shows alone', () => {
  test.each([
    ['what has a word too many', 'remove the product key from the registry'],
    ['what has a word too few', 'remove the license'],
    ['what is about something else', 'fix my car'],
    ['what has none of its words', 'pizza'],
    ['what two pages answer', 'methods of it'],
    ['one word', 'product'],
    ['a heading of one word', 'status'],
    ['the contrary', 'do not remove my product key'],
    ['another direction', 'upgrade from MAK to KMS'],
    [
      'a product that the section does not name',
      'remove the product key on a Mac',
    ],
    ['a product that only the page names', 'set up a host'],
    [
      'a number that the section does not have',
      'remove the product key of Windows 7',
    ],
    [
      'a version that a heading does not have',
      'find the product key on Windows 10',
    ],
    ['two versions', 'remove the product key of Windows 10 on Windows 11'],
    ['a version alone', 'Windows 11'],
    ['what every page is about', 'my Windows PC'],
    ['an entry, which is an answer of its own', 'no server'],
    ['what has a word of another language', 'remove the product key 怎么办'],
    ['no words', '?!'],
    ['nothing', ''],
  ])('for %s: %j', (_, query) => {
    expect(ask(query)).toBeUndefined();
  });
});

test('a current version of Windows changes nothing, unless the section is about another', () => {
  expect(ask('remove the product key of Windows 11')).toBe('/keys#remove');
  const short = (asked: string, query = 'is Windows 11 safe') =>
    createSearchEngine(
      indexPages([
        page('/faq', 'Questions', section('y', 'It', 'Yes.', asked)),
      ]),
    ).search(query).card?.page.route;
  expect(short('is it safe')).toBeUndefined();
  expect(short('is it safe', 'is Windows safe')).toBeUndefined();
  expect(short('is it safe', 'is it safe')).toBe('/faq');
  expect(short('is Windows safe')).toBe('/faq');
  const eleven = section(
    'x',
    'Remove it',
    'Key.',
    'remove the key',
    'Windows 11 key',
  );
  const other = createSearchEngine(
    indexPages([page('/11', 'Windows 11', eleven)]),
  );
  expect(ask('please remove this key on Windows 11', other)).toBe('/11#x');
  expect(ask('please remove this key on Windows 10', other)).toBeUndefined();
});

describe('what the site prints leads to its own section', () => {
  const copies = createSearchEngine(
    indexPages([
      page(
        '/keys',
        'Keys',
        section('steps', 'What to do if it does', 'One.', 'undo the key'),
        section('one', 'Undo the key', 'Two.'),
      ),
      page(
        '/faq',
        'Questions',
        section('steps', 'What to do if it does', ''),
        section('not', 'It is not on', ''),
        section('who', 'Who are you', ''),
      ),
      page('/mac', 'Office for Mac', section('disk', 'On an old disk', 'Mac.')),
    ]),
  );

  test('also if it is in no index, in the page that has it first', () => {
    expect(first('what to do, if it does', copies)).toBe('/keys#steps');
    expect(ask('what to do, if it does', copies)).toBeUndefined();
  });

  test.each([
    ['what to do if if it does', '/keys#steps'],
    ['what to do if dose it', '/keys#steps'],
    ['what to do if it', '/keys#steps'],
    // Two words, another word, one that decides, and one of three.
    ['what to if', undefined],
    ['what to do if it is', undefined],
    ['it is on', undefined],
    ['who are', undefined],
  ])('also with a word twice, misspelled, or missing: %j', (query, to) => {
    expect(first(query, copies)).toBe(to);
    expect(ask(query, copies)).toBeUndefined();
  });

  test('on a card if it is a sentence, typed as it is', () => {
    expect(ask('It is not on!', copies)).toBe('/faq#not');
  });

  test('before what people ask', () => {
    expect(ask('Undo the key!', copies)).toBe('/keys#one');
    expect(ask('remove the key', copies)).toBe('/keys#steps');
  });

  test('but on a card only if it is about the product that was named', () => {
    expect(first('on an old disk', copies)).toBe('/mac#disk');
    expect(ask('on an old disk', copies)).toBeUndefined();
    expect(ask('on an old disk of a mac with office', copies)).toBeUndefined();
  });

  test('a label of a menu leads to its page', () => {
    expect(ask('FAQ', copies)).toBe('/faq#');
  });
});

test('of two questions that differ in what every page is about, the same one counts', () => {
  const two = createSearchEngine(
    indexPages([
      page('/a', 'A', section('x', 'One', 'First.', 'is it genuine')),
      page('/b', 'B', section('y', 'Two', 'Second.', 'is my Windows genuine')),
    ]),
  );
  expect(ask('is Windows genuine', two)).toBe('/b#y');
  expect(ask('is this legit', two)).toBe('/a#x');
});

test('a synonym of a word that is there stands for no other', () => {
  const both = createSearchEngine(
    indexPages([
      page('/a', 'A', section('x', 'One', 'First.', 'repair and fix the key')),
    ]),
  );
  expect(ask('repair my key', both)).toBeUndefined();
  expect(ask('fix and repair the key', both)).toBe('/a#x');
});

test('the same query is searched once', () => {
  expect(engine.search('remove key')).toBe(engine.search('remove key'));
});

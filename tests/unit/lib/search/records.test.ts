import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  packNumbers,
  unpackNumbers,
} from '../../../../src/lib/search/packNumbers';
import {
  packPages,
  parseSearchFile,
  unpackRecords,
  type PageText,
} from '../../../../src/lib/search/records';
import {parseManifest} from '../../../../src/lib/search/manifest';
import {tokenize} from '../../../../src/lib/search/tokenize';

const long = `${'An excerpt ends at a word. '.repeat(6)}Later: ospp.vbs /dstatus`;
const page: PageText = {
  route: '/a',
  title: 'A page',
  aliases: ['other'],
  sections: [
    {anchor: '', heading: '', text: 'Short text.'},
    {anchor: 'b', heading: 'Second part', text: long},
  ],
  entries: [{anchor: '0x1', heading: '0x1 Fails', text: 'It fails. Restart.'}],
};

test('unpacks any set of numbers that it packed', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(200_000)), (numbers) => {
      expect(unpackNumbers(packNumbers(numbers))).toEqual(
        [...numbers].sort((a, b) => a - b),
      );
    }),
  );
});

test('packed numbers need no escaping in JSON', () => {
  const packed = packNumbers(Array.from({length: 300}, (_, i) => i * i));
  expect(JSON.stringify(packed)).toBe(`"${packed}"`);
});

test('every token of a page is in its records', () => {
  const records = unpackRecords(packPages([page]));
  expect(records.map(({kind}) => kind)).toEqual(['page', 'section', 'entry']);
  for (const {text} of [...page.sections, ...page.entries]) {
    const found = new Set(
      records.flatMap(({excerpt, heading, words}) =>
        tokenize(`${heading} ${excerpt} ${words.join(' ')}`),
      ),
    );
    for (const token of tokenize(text)) {
      expect(found).toContain(token);
    }
  }
});

test('an excerpt ends with a whole word, without punctuation after it', () => {
  const excerpt = (text: string) =>
    unpackRecords(
      packPages([{...page, sections: [{anchor: '', heading: '', text}]}]),
    )[0]!.excerpt;
  const word = 'a'.repeat(100);
  for (const sign of ['.', ',', ':', ';', ' .,']) {
    expect(excerpt(`${word}${sign} ${'b'.repeat(20)}`)).toBe(`${word}…`);
  }
  expect(excerpt(`${word}) ${'b'.repeat(20)}`)).toBe(`${word})…`);
  expect(excerpt('c'.repeat(111))).toBe(`${'c'.repeat(110)}…`);
  expect(excerpt('c'.repeat(110))).toBe('c'.repeat(110));
  expect(excerpt(`${'c'.repeat(110)} d`)).toBe(`${'c'.repeat(110)}…`);
});

test('a long text is cut at a word, a short one is kept whole', () => {
  const [first, second] = unpackRecords(packPages([page]));
  expect(first!.excerpt).toBe('Short text.');
  expect(second!.excerpt).toMatch(/^An excerpt .*\w…$/);
  expect(second!.excerpt.length).toBeLessThanOrEqual(111);
});

for (const value of [null, 'text', {}, {pages: []}, {pages: [{}]}]) {
  test(`rejects ${JSON.stringify(value)} as an index`, () => {
    expect(() => parseSearchFile(value)).toThrow();
  });
}

for (const value of [null, {}, {file: 3}, {file: '../secret'}, {file: 'a/b'}]) {
  test(`rejects ${JSON.stringify(value)} as a manifest`, () => {
    expect(() => parseManifest(value)).toThrow();
  });
}

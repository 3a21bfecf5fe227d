import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  packNumbers,
  unpackNumbers,
} from '../../../../src/lib/search/packNumbers';
import {
  packPages,
  packTexts,
  parseSearchFile,
  parseSearchTexts,
  unpackRecords,
  unpackTexts,
  type PageText,
} from '../../../../src/lib/search/records';
import {parseManifest} from '../../../../src/lib/search/manifest';
import {tokenize} from '../../../../src/lib/search/tokenize';

const long = `${'A long text. '.repeat(9)}Later: ospp.vbs /dstatus`;
const page: PageText = {
  route: '/a',
  title: 'A page',
  aliases: ['other'],
  sections: [
    {anchor: '', heading: '', text: 'Short text.'},
    {
      anchor: 'b',
      heading: 'Second part',
      text: long,
      asked: ['Where is it?', 'What is a part of slmgr.vbs'],
    },
  ],
  entries: [
    {
      anchor: '0x1',
      heading: '0x1 Fails',
      text: 'It fails. Restart.',
      step: 'Restart it',
      asked: ['It fails'],
    },
  ],
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
      records.flatMap(({heading, step, words}) =>
        tokenize(`${heading} ${step} ${words.join(' ')}`),
      ),
    );
    for (const token of tokenize(text)) {
      expect(found).toContain(token);
    }
  }
});

test('an entry keeps what to do first', () => {
  const entry = unpackRecords(packPages([page])).at(-1)!;
  expect(entry).toMatchObject({anchor: '0x1', step: 'Restart it'});
});

test('a section and an entry keep the words of each question, without stop words', () => {
  const [top, section, entry] = unpackRecords(packPages([page]));
  expect(top!.asked).toEqual([]);
  expect(section!.asked.map((words) => [...words].sort())).toEqual([
    [],
    ['part', 'slmgr.vbs'],
  ]);
  expect(entry!.asked).toEqual([['fails']]);
});

test('each page and section gets its own text, and an entry none', () => {
  const two = [page, {...page, route: '/b'}];
  const records = unpackRecords(packPages(two));
  const texts = unpackTexts(records, packTexts(two));
  expect(records.map((record) => texts.get(record))).toEqual([
    'Short text.',
    long,
    undefined,
    'Short text.',
    long,
    undefined,
  ]);
});

for (const value of [null, 'text', {}, ['a']]) {
  test(`rejects ${JSON.stringify(value)} as texts`, () => {
    expect(() => parseSearchTexts(value)).toThrow();
  });
}

for (const value of [null, 'text', {}, {pages: []}, {pages: [{}]}]) {
  test(`rejects ${JSON.stringify(value)} as an index`, () => {
    expect(() => parseSearchFile(value)).toThrow();
  });
}

for (const value of [
  null,
  {},
  {file: 'a'},
  {file: 3, texts: 'b'},
  {file: '../secret', texts: 'b'},
  {file: 'a', texts: 'a/b'},
]) {
  test(`rejects ${JSON.stringify(value)} as a manifest`, () => {
    expect(() => parseManifest(value)).toThrow();
  });
}

import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  packNumbers,
  unpackNumbers,
} from '../../../../src/lib/search/packNumbers';
import {
  packPages,
  parseSearchFile,
  unpackPages,
  type SearchPage,
} from '../../../../src/lib/search/records';
import {parseManifest} from '../../../../src/lib/search/manifest';
import {tokenize} from '../../../../src/lib/search/tokenize';

const page: SearchPage = {
  route: '/a',
  title: 'A page',
  line: 'What it says.',
  names: 'other',
  sections: [
    {anchor: '', heading: '', text: 'Short text.', asked: []},
    {
      anchor: 'b',
      heading: 'Second part',
      text: 'A long text. Later: ospp.vbs /dstatus, and ospp.vbs again.',
      asked: ['Where is slmgr.vbs', 'What is a part of slmgr.vbs'],
    },
    {
      anchor: '0x1',
      heading: '0x1 Fails',
      text: 'It fails. Restart.',
      asked: ['It fails'],
      line: 'Restart it',
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

test('keeps everything but the order and repetition of words', () => {
  const [unpacked] = unpackPages(packPages([page]));
  const named = ({sections, ...rest}: SearchPage) => ({
    ...rest,
    sections: sections.map(({anchor, heading, line}) => [
      anchor,
      heading,
      line,
    ]),
  });
  expect(named(unpacked!)).toEqual(named(page));
  unpacked!.sections.forEach(({heading, line, text, asked}, at) => {
    const section = page.sections[at]!;
    const tokens = (...texts: readonly string[]) =>
      new Set(tokenize(texts.join(' ')));
    expect(tokens(heading, line ?? '', text)).toEqual(
      tokens(heading, line ?? '', section.text),
    );
    expect(asked.map((text) => tokens(text))).toEqual(
      section.asked.map((text) => tokens(text)),
    );
  });
});

test.each([null, 'text', {}, {pages: []}, {pages: [{}]}])(
  'rejects %j as an index',
  (value) => {
    expect(() => parseSearchFile(value)).toThrow();
  },
);

test.each([null, {}, {file: 3}, {file: '../secret'}])(
  'rejects %j as a manifest',
  (value) => {
    expect(() => parseManifest(value)).toThrow();
  },
);

import {expect, test} from 'vitest';
import type {
  ErrorCode,
  ErrorMeaning,
} from '../../../../src/data/errorCodes/types';
import {errorTable, toRow} from '../../../../src/lib/reference/errorTable';

const meaning = (
  family: ErrorMeaning['family'],
  context: string | undefined,
  fix: string,
): ErrorMeaning => ({
  family,
  context,
  meaning: `Meaning for ${context}`,
  causes: [],
  fixes: [fix, 'Another fix'],
  products: [],
  sources: [],
});

const entry = (...meanings: ErrorMeaning[]): ErrorCode => ({
  code: '0xC0DE0001',
  meanings,
});

test('a first fix that all meanings share is listed once', () => {
  expect(
    toRow(
      entry(
        meaning('windows', 'setup', 'Restart.'),
        meaning('office', 'setup', 'Restart.'),
      ),
    ).fixes,
  ).toEqual([{text: 'Restart.', titles: ['setup']}]);
});

test('a first fix names each meaning that it applies to, even within one product', () => {
  expect(
    toRow(
      entry(
        meaning('office', 'setup', 'Restart.'),
        meaning('office', 'sign-in', 'Sign in.'),
        meaning('office', undefined, 'Restart.'),
      ),
    ).fixes,
  ).toEqual([
    {text: 'Restart.', titles: ['setup', 'Office']},
    {text: 'Sign in.', titles: ['sign-in']},
  ]);
});

test('limits meanings and fixes to one product family', () => {
  const {rows} = errorTable({codes: ['0x8004FE33'], family: 'office'});
  expect(rows[0]?.meaning).toBe(
    'MAK activation cannot pass an authenticating proxy',
  );
  expect(rows[0]?.fixes).toHaveLength(1);
});

for (const [fault, attributes, sentence] of [
  ['a code without an entry', {codes: ['0xC0DE1234']}, 'no entry "0xC0DE1234"'],
  ['a code named twice', {codes: ['1603', '1603']}, '"1603" is named twice'],
  [
    'a product family that does not return the code',
    {codes: ['1603'], family: 'windows'},
    '"1603" has no meaning for "windows"',
  ],
  ['no code at all', {codes: []}, 'name at least one code'],
] as const) {
  test(`rejects ${fault}`, () => {
    expect(() => errorTable(attributes)).toThrow(sentence);
  });
}

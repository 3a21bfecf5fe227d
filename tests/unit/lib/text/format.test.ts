import {expect, test} from 'vitest';
import {
  formatCount,
  keepTogether,
  typographicQuotes,
} from '../../../../src/lib/text/format';

test('groups digits by three', () => {
  expect([7, 999, 1000, 6_543_210_987].map(formatCount)).toEqual([
    '7',
    '999',
    '1,000',
    '6,543,210,987',
  ]);
});

test.each([
  ['"Get Genuine" isn\'t it', '“Get Genuine” isn’t it'],
  ['("a", "b/"c")', '(“a”, “b/“c”)'],
  ['says "no".', 'says “no”.'],
  ["the users' PCs", 'the users’ PCs'],
  ['—"x"', '—“x”'],
  ['', ''],
])('%s becomes %s', (typed, written) => {
  expect(typographicQuotes(typed)).toBe(written);
});

test('a quote at the start depends on what is in front of it', () => {
  expect(typographicQuotes('" and', 'x')).toBe('” and');
  expect(typographicQuotes('"and', ' ')).toBe('“and');
  expect(typographicQuotes('"and')).toBe('“and');
});

const shown = (text: string) => keepTogether(text).replaceAll('\u00a0', '_');

test('keeps the name of a product with its version, and the day of a date with its year', () => {
  expect(
    [
      'Windows 11 24H2 Home and Pro',
      'ESU for LTSB 2016 and Server 2016',
      'Windows Server 2012 R2 and Windows 8.1',
      'Office LTSC 2024 or Microsoft 365',
      'Windows Vista and Windows XP',
      'Its last update was on October 14, 2025.',
    ].map(shown),
  ).toEqual([
    'Windows_11_24H2 Home and Pro',
    'ESU for LTSB_2016 and Server_2016',
    'Windows_Server_2012_R2 and Windows_8.1',
    'Office_LTSC_2024 or Microsoft_365',
    'Windows_Vista and Windows_XP',
    'Its last update was on October 14,_2025.',
  ]);
});

test('lets all other words of a heading break', () => {
  for (const text of [
    'Windows and Office activation, explained',
    'Beyond Windows Server licensing',
    'Undo KMS38 on 3 computers',
  ]) {
    expect(shown(text)).toBe(text);
  }
});

import {expect, test} from 'vitest';
import {keepTogether} from '../../../../src/lib/text/keepTogether';

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

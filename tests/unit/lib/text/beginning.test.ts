import {expect, test} from 'vitest';
import {beginningOf, isShownWhole} from '../../../../src/lib/text/beginning';

test.each([
  ['nothing', '', ''],
  ['20,000 characters', 'a'.repeat(20_000), 'a'.repeat(20_000)],
  ['20,001 characters', 'a'.repeat(20_001), 'a'.repeat(20_000)],
  ['1,000 lines', `a${'\n'.repeat(999)}b`, `a${'\n'.repeat(999)}b`],
  ['1,001 lines', `a${'\n'.repeat(999)}b\nc`, `a${'\n'.repeat(999)}b`],
  [
    '1,001 lines of Windows',
    `${'a\r\n'.repeat(1000)}b`,
    `${'a\r\n'.repeat(999)}a`,
  ],
  [
    '1,001 lines of an old Mac',
    `${'a\r'.repeat(1000)}b`,
    `${'a\r'.repeat(999)}a`,
  ],
])('a field shows the beginning of %s', (_, text, shown) => {
  expect(beginningOf(text)).toBe(shown);
  expect(isShownWhole(text)).toBe(shown === text);
});

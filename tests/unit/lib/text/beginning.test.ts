import {expect, test} from 'vitest';
import {beginningOf, isShownWhole} from '../../../../src/lib/text/beginning';

test.each([
  ['nothing', '', ''],
  ['8,000 characters', 'a'.repeat(8_000), 'a'.repeat(8_000)],
  ['8,001 characters', 'a'.repeat(8_001), 'a'.repeat(8_000)],
  ['100 lines', `a${'\n'.repeat(99)}b`, `a${'\n'.repeat(99)}b`],
  ['101 lines', `a${'\n'.repeat(99)}b\nc`, `a${'\n'.repeat(99)}b`],
  ['101 lines of Windows', `${'a\r\n'.repeat(100)}b`, `${'a\r\n'.repeat(99)}a`],
  ['101 lines of an old Mac', `${'a\r'.repeat(100)}b`, `${'a\r'.repeat(99)}a`],
])('a field shows the beginning of %s', (_, text, shown) => {
  expect(beginningOf(text)).toBe(shown);
  expect(isShownWhole(text)).toBe(shown === text);
});

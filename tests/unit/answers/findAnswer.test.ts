import {expect, test} from 'vitest';
import {mayNeedPages} from '@site/src/components/answer/findAnswer';

const words = (count: number) => 'one '.repeat(count).trim();
const lines = (...counts: readonly number[]) => counts.map(words).join('\n');

test.each([
  [lines(1, 1, 1), true],
  [lines(1, 1, 1, 1), false],
  // Eight words in a line, on average.
  [lines(8, 8, 8, 8), true],
  [lines(8, 8, 8, 7), false],
  ['x'.repeat(2_000), true],
  ['x'.repeat(2_001), false],
])('%j is told by a person: %s', (text, expected) => {
  expect(mayNeedPages(text)).toBe(expected);
});

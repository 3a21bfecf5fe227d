import {expect, test} from 'vitest';
import {typographicQuotes} from '../../../../src/lib/text/typographicQuotes';

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

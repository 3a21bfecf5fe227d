import {expect, test} from 'vitest';
import {
  highlight,
  parseLineRange,
  parseMeta,
} from '../../../src/build/highlight';

test('highlighted lines are marked', () => {
  expect(highlight('one\ntwo\nthree', 'text', new Set([2]))).toBe(
    'one\n<mark>two</mark>\nthree',
  );
});

test('reads the title and the lines of a fence', () => {
  expect(parseMeta('title="Command Prompt (administrator)" {1,3-4}')).toEqual({
    title: 'Command Prompt (administrator)',
    highlightedLines: new Set([1, 3, 4]),
  });
  expect(parseMeta('')).toEqual({
    title: undefined,
    highlightedLines: new Set(),
  });
});

test('an invalid range gives no lines', () => {
  expect(parseLineRange('x,3-1,')).toEqual(new Set());
});

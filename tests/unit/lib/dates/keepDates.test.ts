import {expect, test} from 'vitest';
import {keepDates} from '../../../../src/lib/dates/keepDates';

test.each([
  [
    'It ended October 14, 2025, not May 1.',
    'It ended October_14, 2025, not May_1.',
  ],
  ['In October 2025, March 100 PCs', 'In October 2025, March 100 PCs'],
  ['Dismay 5, Mayor 5', 'Dismay 5, Mayor 5'],
])('keeps the month with the day: %s', (text, shown) => {
  expect(keepDates(text).replaceAll('\u00a0', '_')).toBe(shown);
});

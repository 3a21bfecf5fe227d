import {expect, test} from 'vitest';
import {countOf} from '../../../src/lib/countOf';

test('uses the singular only for 1', () => {
  expect([0, 1, 2, 21].map((count) => countOf(count, 'day'))).toEqual([
    '0 days',
    '1 day',
    '2 days',
    '21 days',
  ]);
});

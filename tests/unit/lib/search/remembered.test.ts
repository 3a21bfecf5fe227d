import {expect, test} from 'vitest';
import {
  addRecentSearch,
  parseRecentSearches,
} from '../../../../src/lib/search/recentSearches';

test('recent searches: newest first, no duplicates, at most five', () => {
  const list = ['a1', 'b2', 'c3', 'd4', 'e5'];
  expect(addRecentSearch(list, ' B2 ')).toEqual(['B2', 'a1', 'c3', 'd4', 'e5']);
  expect(addRecentSearch(list, 'f6')).toEqual(['f6', 'a1', 'b2', 'c3', 'd4']);
  expect(addRecentSearch(list, ' ')).toEqual(list);
  expect(addRecentSearch(list, 'x'.repeat(500))).toEqual(list);
});

test.each([null, '', '{', '{}', 'null', '[1, null]', '[""]'])(
  'reads %j as no recent searches',
  (stored) => {
    expect(parseRecentSearches(stored)).toEqual([]);
  },
);

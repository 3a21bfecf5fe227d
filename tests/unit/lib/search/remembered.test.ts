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

for (const stored of [null, '', '{', '{}', 'null', '[1, null]', '[""]']) {
  test(`reads ${JSON.stringify(stored)} as no recent searches`, () => {
    expect(parseRecentSearches(stored)).toEqual([]);
  });
}

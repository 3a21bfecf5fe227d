import {expect, test} from 'vitest';
import {markWords, unseenMatches} from '../../../../src/lib/search/markWords';
import {
  addRecentSearch,
  parseRecentSearches,
} from '../../../../src/lib/search/recentSearches';

test('marks whole words and keeps the text', () => {
  const text = 'Run slmgr.vbs /dlv <b>now</b>.';
  const segments = markWords(text, new Set(['slmgr.vbs', 'now']));
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(
    segments.filter(({isMarked}) => isMarked).map((segment) => segment.text),
  ).toEqual(['slmgr.vbs', 'now']);
});

test('lists the matched words that are not shown, up to the limit', () => {
  const words = ['ospp.vbs', 'host', 'hosts', 'port'];
  expect(unseenMatches(words, new Set(['host', 'port', 'ospp']), 2)).toEqual([
    'ospp.vbs',
    'host',
  ]);
});

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

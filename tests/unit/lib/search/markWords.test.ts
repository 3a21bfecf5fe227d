import {expect, test} from 'vitest';
import {markWords, unseenMatches} from '../../../../src/lib/search/markWords';

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

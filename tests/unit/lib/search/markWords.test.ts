import {expect, test} from 'vitest';
import {markWords} from '../../../../src/lib/search/markWords';

test('marks whole words and keeps the text', () => {
  const text = 'Run slmgr.vbs /dlv <b>here</b>.';
  const segments = markWords(text, new Set(['slmgr.vbs', 'here']));
  expect(segments.map((segment) => segment.text).join('')).toBe(text);
  expect(
    segments.filter(({isMarked}) => isMarked).map((segment) => segment.text),
  ).toEqual(['slmgr.vbs', 'here']);
});

import {expect, test} from 'vitest';
import {remembered} from '@site/src/lib/text/remembered';

test('a text is read once, until another one is', () => {
  const texts: string[] = [];
  const read = remembered((text) => {
    texts.push(text);
    return text.length;
  });
  expect(['one', 'one', 'three', '', '', 'one'].map(read)).toEqual([
    3, 3, 5, 0, 0, 3,
  ]);
  expect(texts).toEqual(['one', 'three', '', 'one']);
});

import {expect, test} from '@playwright/test';
import {readProject, sourceTexts} from '../support/sources';

const words = readProject('.ci/words.txt')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('the word list is in lower case and in order, without a word twice', () => {
  const ordered = [...new Set(words.map((word) => word.toLowerCase()))].sort();
  expect(words).toEqual(ordered);
});

test('every word of the list is used', () => {
  const text = sourceTexts
    .map((source) => source.text)
    .join('\n')
    .toLowerCase();
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
});

import {expect, test} from 'vitest';
import {wordsOfPath} from '@site/src/lib/routes/wordsOfPath';

test.each([
  ['/how-to_activate/Windows.html', 'how to activate Windows'],
  ['/kms83', 'kms83'],
  ['/docs/0xC004F074.md', 'docs 0xC004F074'],
  ['/Überprüfen', 'Überprüfen'],
  ['/a%20b', 'a b'],
  ['/%E0%A4%A', ''],
  ['/', ''],
  ['/...', ''],
])('the words of %s are "%s"', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});

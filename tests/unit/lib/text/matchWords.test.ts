import {expect, test} from 'vitest';
import fc from 'fast-check';
import {fold, matchWords} from '../../../../src/lib/text/matchWords';

const text =
  '/skms <host>[:port] Sets the KMS host; the caf\u00e9 clock isn\u2019t checked';

test.each([
  '',
  '  ',
  '/skms',
  'KMS host',
  'host kms',
  'SETS  the\tkms',
  'cafe',
  "isn't",
  'km',
  // The 13th word does not count.
  `${'km '.repeat(12)}edition`,
])('matches %j', (query) => {
  expect(matchWords(query)(fold(text))).toBe(true);
});

test.each([
  '/ipk',
  'kms edition',
  '(',
  '.*',
  'sets$',
  `${'km '.repeat(11)}edition`,
])('does not match %j', (query) => {
  expect(matchWords(query)(fold(text))).toBe(false);
});

test('any part of a text matches it, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), fc.string(), (query, other) => {
      expect(matchWords(query)(fold(`${other} ${query}`))).toBe(true);
    }),
  );
});

import {expect, test} from 'vitest';
import fc from 'fast-check';
import {fold, matchWords} from '../../../../src/lib/text/matchWords';

test('any part of a text matches it, and nothing throws', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary'}), fc.string(), (query, other) => {
      expect(matchWords(query)(fold(`${other} ${query}`))).toBe(true);
    }),
  );
});

import {expect, test} from 'vitest';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';
import {errorTexts} from '../../../fixtures/errorTexts';

/** The answer that comes first, as the fixtures write it. */
function firstAnswer(text: string): string | null {
  const lookup = lookUpErrors(text);
  if (lookup.kind === 'notSet') {
    return 'not set';
  }
  const [first] = lookup.kind === 'answers' ? lookup.answers : [];
  if (!first) {
    return null;
  }
  return 'code' in first ? first.code : first.kind;
}

test('there are enough texts of each kind', () => {
  expect(errorTexts.length).toBeGreaterThanOrEqual(120);
});

test.each(errorTexts)('answers %s', (_, text, answer) => {
  expect(firstAnswer(text)).toBe(answer);
});

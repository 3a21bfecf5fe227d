import {expect, test} from 'vitest';
import {cardOf} from '../../../../src/lib/errorCodes/card';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';
import {errorMessageTexts} from '../../../fixtures/errorMessageTexts';

function firstTitle(text: string): string | null {
  const lookup = lookUpErrors(text);
  return lookup.kind === 'answers' ? cardOf(lookup.answers[0]!).title : null;
}

test.each(errorMessageTexts)('%j is answered with %j', (text, title) => {
  const found = firstTitle(text);
  expect(title === null ? found : found?.slice(0, title.length)).toBe(title);
});

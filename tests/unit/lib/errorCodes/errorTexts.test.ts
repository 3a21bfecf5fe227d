/** What people paste and write, and the answer that comes first. */
import {expect, test} from 'vitest';
import {cardOf} from '../../../../src/lib/errorCodes/answerCard';
import {lookUpErrors} from '../../../../src/lib/errorCodes/lookUp';
import {errorMessageTexts} from '../../../fixtures/errorMessageTexts';
import {errorTexts} from '../../../fixtures/errorTexts';

const rowsOf = (answers: typeof errorTexts) =>
  Object.entries(answers).flatMap(([answer, texts]) =>
    [texts].flat().map((text) => [text, answer] as const),
  );

function firstAnswer(text: string) {
  const lookup = lookUpErrors(text);
  return lookup.kind === 'answers' ? lookup.answers[0] : undefined;
}

test.each(rowsOf(errorTexts))('%j is answered with %s', (text, answer) => {
  const first = firstAnswer(text);
  const code = first && 'code' in first ? first.code : first?.kind;
  const none = lookUpErrors(text).kind === 'notSet' ? 'not set' : 'nothing';
  expect(code ?? none).toBe(answer);
});

test.each(rowsOf(errorMessageTexts))(
  '%j is answered with "%s"',
  (text, title) => {
    const first = firstAnswer(text);
    const found = first ? cardOf(first).title : 'nothing';
    expect(found.slice(0, title.length)).toBe(title);
  },
);

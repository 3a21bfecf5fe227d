/** What `winver` and the desktop show of an evaluation edition. */
import {evaluationCopy} from '../../data/activationSentences';
import {readCaption, type NamedProduct} from './readProductName';
import {readEndDate} from './values';
import type {WrittenDate} from './types';

/** An evaluation edition, and its last day if the text has one. */
export interface EvaluationWindow {
  named: NamedProduct;
  fixedEnd?: WrittenDate;
}

/**
 * The evaluation edition that a window shows; undefined if the name of the edition doesn't have "Evaluation" in it. A
 * preview build says "Evaluation copy", too.
 */
export function readEvaluationWindow(
  text: string,
): EvaluationWindow | undefined {
  const start = text.slice(0, 4_000);
  if (!evaluationCopy.test(start)) {
    return undefined;
  }
  const named = start
    .split('\n')
    .map((line) =>
      readCaption(line.replace(/^.*?(?=(?:microsoft )?windows\b)/i, '')),
    )
    .find((each) => each?.isEvaluation);
  const end = /\bevaluation copy\b[^\n\d]{0,40}\bexpires? ([^\n]{6,40})/i.exec(
    start,
  )?.[1];
  return named
    ? {named, fixedEnd: end === undefined ? undefined : readEndDate(end)}
    : undefined;
}

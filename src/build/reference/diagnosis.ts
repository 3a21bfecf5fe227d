import * as z from 'zod';
import type {DiagnosisQuestion} from '../../data/diagnosis';
import {followCase, isQuestion} from '../../lib/diagnosis/follow';
import {define} from './define';

export interface DiagnosisProps {
  /** The others are not in the page's script. */
  first: DiagnosisQuestion;
}

/** `<Diagnosis />`: questions that lead to an advice. */
export const diagnosis = define(z.strictObject({}), (): DiagnosisProps => {
  const {node} = followCase([]);
  if (!isQuestion(node)) {
    throw new RangeError('src/data/diagnosis.ts has no first question.');
  }
  return {first: node};
});

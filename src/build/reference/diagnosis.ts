import * as z from 'zod';
import {followCase, isQuestion} from '../../lib/diagnosis/follow';
import {define} from './define';

/** `<Diagnosis />`: questions that lead to an advice. */
export const diagnosis = define(z.strictObject({}), () => {
  const {node} = followCase([]);
  if (!isQuestion(node)) {
    throw new RangeError('src/data/diagnosis.ts has no first question.');
  }
  /** The others are not in the page's script. */
  return {first: node};
});
export type DiagnosisProps = ReturnType<typeof diagnosis>;

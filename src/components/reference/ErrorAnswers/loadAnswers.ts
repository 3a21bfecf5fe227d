import {loadCodeBook} from '@site/src/components/reference/ErrorReference/loadCodeBook';

/** Loads the lookup with its data. */
export async function loadAnswers(): Promise<typeof import('./answerBook')> {
  const {loadAnswerBook} = await loadCodeBook();
  return loadAnswerBook();
}

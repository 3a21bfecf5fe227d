import {nextTask} from '../input/inSteps';

/**
 * Loads what is known about errors, and starts it in steps: all at once, it keeps a slow phone busy for a moment. Rejects
 * when loading fails; a later call tries again.
 */
export async function loadErrors() {
  await import(/* webpackChunkName: "error-lookup" */ '../../data/errorCodes');
  await nextTask();
  const errors = await import(
    /* webpackChunkName: "error-lookup" */ './answerErrors'
  );
  await nextTask();
  return errors;
}

/** Looks up the errors of a text, as soon as that is loaded. */
export const lookUpText = async (text: string) =>
  (await loadErrors()).answerErrors(text);

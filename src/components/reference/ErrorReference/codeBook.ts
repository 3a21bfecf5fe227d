/** The error codes that have entries, and what renders these, as one chunk that `loadCodeBook.ts` loads. */
export {entriesHtml} from './entriesHtml';

/**
 * Loads the lookup and its cards, which also have the short entries. They are imported from this module so that their
 * chunk does not repeat the data of this one. Rejects when loading fails; a later call tries again.
 */
export const loadAnswerBook = () =>
  import(
    /* webpackChunkName: "error-lookup" */ '@site/src/components/reference/ErrorAnswers/answerBook'
  );

/** The error codes that have entries, and what renders these, as one chunk that `loadCodeBook.ts` loads. */
export {entriesHtml} from './entriesHtml';

/**
 * Loads the lookup, which also has the short entries. It is imported from this module so that its chunk does not repeat
 * the data of this one. Rejects when loading fails; a later call tries again.
 */
export const loadLookUp = () =>
  import(
    /* webpackChunkName: "error-lookup" */ '@site/src/lib/errorCodes/lookUp'
  );

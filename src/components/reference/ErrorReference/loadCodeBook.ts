export type CodeBook = typeof import('./codeBook');

/** Loads the error code data once. Rejects when loading fails; a later call tries again. */
export function loadCodeBook(): Promise<CodeBook> {
  return import(/* webpackChunkName: "error-codes" */ './codeBook');
}

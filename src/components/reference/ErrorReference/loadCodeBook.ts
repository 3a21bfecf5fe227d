export type CodeBook = typeof import('./codeBook');

/** Loads the error codes as data, once. Rejects when they do not arrive; a later call tries again. */
export function loadCodeBook(): Promise<CodeBook> {
  return import(/* webpackChunkName: "error-codes" */ './codeBook');
}

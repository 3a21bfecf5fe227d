/** Folder of the index, relative to the base URL. Separate from `records.ts`, because this module is on every page. */
export const searchFolder = 'search';

/** A fixed name, so that a page loaded before a deploy still finds the current index. */
export const indexFile = `${searchFolder}/index.json`;

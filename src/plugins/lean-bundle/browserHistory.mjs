// @ts-nocheck -- the package has no types for its ES modules.
/**
 * Stands in for the package `history` in the browser: what the router makes its history with there. Its other two kinds,
 * in the fragment of the address and in memory, are for sites that this is not.
 */
export {
  createBrowserHistory,
  createLocation,
  createPath,
  locationsAreEqual,
  parsePath,
} from 'history/esm/history.js';

export const createHashHistory = undefined;
export const createMemoryHistory = undefined;

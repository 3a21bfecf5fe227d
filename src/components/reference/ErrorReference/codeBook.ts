/** Everything that brings the error codes as data with it: one chunk, see `loadCodeBook.ts`. */
export {lookUpErrors, ofFamily} from '@site/src/lib/errorCodes/lookUp';
export {entriesHtml} from './entriesHtml';

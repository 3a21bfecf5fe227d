/** Everything that imports the error code data, as one chunk that `loadCodeBook.ts` loads. */
export {lookUpErrors, ofFamily} from '@site/src/lib/errorCodes/lookUp';
export {entriesHtml} from './entriesHtml';

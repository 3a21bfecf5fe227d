/** The lookup, its data and its cards, as one chunk that `useAnswerBook.ts` loads on first use. */
export {lookUpErrors} from '@site/src/lib/errorCodes/lookUp';
export {describeLookup} from '@site/src/lib/errorCodes/describeLookup';
export {Answers} from '.';

import * as z from 'zod';
import {errorCodes} from '../../data/errorCodes';
import {define} from './define';

export interface ErrorCodeLookupProps {
  /** Number of codes in the list. The codes themselves are not in the page's script. */
  total: number;
}

/** `<ErrorCodeLookup />`: the search box above the list of all codes. */
export const errorCodeLookup = define(
  z.strictObject({}),
  (): ErrorCodeLookupProps => ({total: errorCodes.length}),
);

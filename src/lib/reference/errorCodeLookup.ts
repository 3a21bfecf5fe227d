import * as z from 'zod';
import {errorCodes} from '../../data/errorCodes';
import {define} from './define';

export interface ErrorCodeLookupProps {
  /** How many codes the list has; the codes themselves are not in the page's script. */
  total: number;
}

/** `<ErrorCodeLookup />`: the lookup above the list of all codes. */
export const errorCodeLookup = define(
  z.strictObject({}),
  (): ErrorCodeLookupProps => ({total: errorCodes.length}),
);

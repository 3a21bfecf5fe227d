import {errorCodes} from '../../data/errorCodes';
import type {ErrorCode} from '../../data/errorCodes/types';
import {findEntry} from './entry';

/** The entry that `name` names, see {@link findEntry}; undefined when the site does not know it. */
export function findErrorCode(name: string): ErrorCode | undefined {
  return findEntry(errorCodes, name);
}

import {errorCodes} from '../../data/errorCodes';
import type {ErrorCode} from '../../data/errorCodes/types';
import {findEntry} from './entry';

/** Finds an entry among all codes of the site, see {@link findEntry}. */
export function findErrorCode(name: string): ErrorCode | undefined {
  return findEntry(errorCodes, name);
}

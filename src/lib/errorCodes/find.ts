import {errorCodes} from '../../data/errorCodes';
import type {ErrorCode} from '../../data/errorCodes/types';
import {findEntry, summarizeMeaning} from './entry';

/** Finds an entry among all codes of the site, see {@link findEntry}. */
export function findErrorCode(name: string): ErrorCode | undefined {
  return findEntry(errorCodes, name);
}

/** What a code means; undefined for one without an entry. */
export function meaningOf(code: string): string | undefined {
  const entry = findErrorCode(code);
  return entry && summarizeMeaning(entry);
}

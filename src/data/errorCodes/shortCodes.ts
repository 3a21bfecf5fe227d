import type {ShortErrorCode} from './types';

/** The codes of an area, from what is written under each: its symbol and its meaning. */
export function shortCodes(
  rows: Readonly<Record<string, Omit<ShortErrorCode, 'code'>>>,
): ShortErrorCode[] {
  return Object.entries(rows).map(([code, row]) => ({code, ...row}));
}

import {officeErrorCodes} from './office';
import type {
  ErrorCode,
  ErrorMeaning,
  ErrorRecord,
  ProductFamily,
} from './types';
import {windowsErrorCodes} from './windows';

/** Merges the records of one code into one entry; its meanings keep the order of the records. */
function mergeByCode(
  lists: readonly {family: ProductFamily; records: readonly ErrorRecord[]}[],
): ErrorCode[] {
  const entries = new Map<string, ErrorCode & {meanings: ErrorMeaning[]}>();
  for (const {family, records} of lists) {
    for (const {code, label, symbol, ...meaning} of records) {
      const entry = entries.get(code);
      if (entry) {
        entry.symbol ??= symbol;
        entry.meanings.push({family, ...meaning});
      } else {
        entries.set(code, {
          code,
          label,
          symbol,
          meanings: [{family, ...meaning}],
        });
      }
    }
  }
  return [...entries.values()];
}

/**
 * Every error code of the site, one entry per code: Windows codes first (with the Office meaning inside where Office
 * returns the same code), then the codes that only Office shows, each part in code order.
 *
 * Add entries in `windows.ts` or `office.ts`; the instructions are above their lists.
 */
export const errorCodes: readonly ErrorCode[] = mergeByCode([
  {family: 'windows', records: windowsErrorCodes},
  {family: 'office', records: officeErrorCodes},
]);

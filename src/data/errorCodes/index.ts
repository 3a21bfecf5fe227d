import {damagedFiles, officeErrorCodes, rejectedLicense} from './office';
import shortCodes from './shortCodes.json';
import {
  licensingHeader,
  type ErrorCode,
  type ErrorMeaning,
  type ErrorRecord,
  type ProductFamily,
} from './types';
import {damagedLicense, refusedLicense, windowsErrorCodes} from './windows';

const {'Damaged license': damaged, 'Refused license': refused} = shortCodes;

/** Codes that are no number of 32 bits come last. */
const placeOf = ({code}: ErrorRecord) => (code.startsWith('0x') ? code : 'z');

const ofWindows: readonly ErrorRecord[] = [
  ...windowsErrorCodes,
  ...damaged.map((row) => ({...row, ...damagedLicense})),
  ...refused.map((row) => ({...row, ...refusedLicense})),
].sort((a, b) => placeOf(a).localeCompare(placeOf(b), 'en'));

const ofOffice: readonly ErrorRecord[] = [
  ...officeErrorCodes,
  ...damaged.map(({code}) => ({code, ...damagedFiles})),
  ...refused.map(({code}) => ({code, ...rejectedLicense})),
];

/** Merges the records of one code into one entry; its meanings keep the order of the records. */
function mergeByCode(
  lists: readonly {family: ProductFamily; records: readonly ErrorRecord[]}[],
): ErrorCode[] {
  const entries = new Map<string, ErrorCode & {meanings: ErrorMeaning[]}>();
  for (const {family, records} of lists) {
    for (const {code, label, symbol, ...record} of records) {
      const entry = entries.get(code) ?? {code, label, symbol, meanings: []};
      entries.set(code, entry);
      entry.symbol ??= symbol;
      // A test sees to it that a code has a meaning.
      const meaning = entry.meanings[0]?.meaning ?? '';
      const sources = licensingHeader;
      entry.meanings.push({family, meaning, sources, ...record});
    }
  }
  return [...entries.values()];
}

/**
 * Every error code of the site, one entry per code: Windows codes first (with the Office meaning inside where Office
 * returns the same code), then the codes that only Office shows, each part in code order.
 *
 * Add entries in `windows.ts` or `office.ts`; the instructions are above their lists. The faults of a license that both
 * report with many codes have one advice in each of the two, and their codes are in `shortCodes.json`.
 */
export const errorCodes: readonly ErrorCode[] = mergeByCode([
  {family: 'windows', records: ofWindows},
  {family: 'office', records: ofOffice},
]);

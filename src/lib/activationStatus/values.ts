import {channelWords} from '../../data/activationFields';
import {licenseStates} from '../../data/licenseStates';
import {normalizeErrorCode} from '../errorCodes/normalize';
import {isZeroDate, readDate} from './dates';
import type {StatusValue, WrittenDate} from './types';

const CODE = /0x[\da-f]{8}(?![\da-f])/i;

/** The first error code, in canonical form (`0xC004F009`); undefined if there is none or it is all zeros. */
export function readPrintedCode(text: string): string | undefined {
  const [written = ''] = CODE.exec(text.slice(0, 200)) ?? [];
  const code = normalizeErrorCode(written);
  return code === null || code === '0x0' ? undefined : code;
}

/** The whole number at the start, with or without thousands separators; undefined if there is none. */
export function readCount(text: string): number | undefined {
  const digits =
    /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,3}(?!\d)|^\d{1,10}(?!\d)/.exec(
      text.slice(0, 40),
    )?.[0];
  return digits === undefined ? undefined : Number(digits.replace(/\D/g, ''));
}

/** The minutes in `254880 minute(s) (177 day(s))`, `177 days (254880 minute(s) before expiring)` or a bare number. */
export function readMinutes(text: string): number | undefined {
  const start = text.slice(0, 120);
  const inBrackets = /\((\d{1,10}) minute/i.exec(start);
  if (inBrackets) {
    return Number(inBrackets[1]);
  }
  const count = readCount(start);
  const isDays = /^\d{1,6} days?\b/i.test(start);
  return count !== undefined && isDays ? count * 24 * 60 : count;
}

const statusOfText = new Map<string, StatusValue>(
  licenseStates.flatMap(({value, slmgrText, osppText, wmiName}) =>
    [slmgrText, osppText, wmiName].map(
      (text) => [squeeze(text), value] as const,
    ),
  ),
);

/** Keeps only letters before a bracket, in lower case: `---OOB_GRACE---` gives `oobgrace`. */
function squeeze(text: string): string {
  return text
    .replace(/\(.*/, '')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** The status for a text such as `Additional grace period (KMS license expired …)` or `---LICENSED---`. */
export function readStatus(text: string): StatusValue | undefined {
  const words = squeeze(text.slice(0, 100));
  if (words === 'unknown') {
    return 'unknown';
  }
  return statusOfText.get(words) ?? statusOfText.get(words.replace(/s$/, ''));
}

/** The status for a number such as `1`, or for a text as in {@link readStatus}. */
export function readStatusNumber(text: string): StatusValue | undefined {
  const found = licenseStates.find(({value}) => String(value) === text.trim());
  if (found) {
    return found.value;
  }
  return (
    readStatus(text) ?? (/^\d{1,3}$/.test(text.trim()) ? 'unknown' : undefined)
  );
}

/** True if the text contains the word, and not inside a longer one. An unlisted `OEM_…` word still counts as `OEM`. */
function containsWord(text: string, word: string): boolean {
  const at = text.indexOf(word);
  const before = text[at - 1] ?? ' ';
  const after = text[at + word.length] ?? ' ';
  return at >= 0 && !/[A-Z_]/.test(before) && !/[A-DF-Z]/.test(after);
}

/** The end date in a text; undefined if there is none or it is the zero date of Windows. */
export function readEndDate(text: string): WrittenDate | undefined {
  const date = readDate(text);
  return date && !isZeroDate(date) ? date : undefined;
}

/** The known channel word in a text such as `Windows(R) Operating System, OEM_DM channel`. */
export function findChannelWord(text: string) {
  // Some copies of the scripts print VOLUME-KMSCLIENT.
  const upper = text
    .slice(0, 200)
    .toUpperCase()
    .replace(/VOLUME-/g, 'VOLUME_');
  return channelWords.find((word) => containsWord(upper, word.text));
}

import {channelWords, otherStatuses} from '../../data/activationFields';
import {languages} from '../../data/languages';
import {licenseStates} from '../../data/licenseStates';
import {MINUTES_PER_DAY} from '../dates/calendarDay';
import {isNoError, normalizeErrorCode} from '../errorCodes/normalize';
import {isZeroDate, readDate} from './dates';
import type {StatusValue, WrittenDate} from './types';

/** An error code, also with letters in place of 0 and 1, as text recognition writes them: `0xC004FO34`. */
const CODE = /[0o]x[\da-fil|o]{8}(?![\da-z|])/i;

const withDigits = (code: string) =>
  code.replace(/o/gi, '0').replace(/[il|]/gi, '1');

/** The first error code, in canonical form (`0xC004F009`); undefined if there is none. That of CIM is a decimal number. */
export function readPrintedCode(text: string): string | undefined {
  const start = text.slice(0, 200);
  const [written] = CODE.exec(start) ?? /^\d{9,10}(?!\d)/.exec(start) ?? [];
  const code = normalizeErrorCode(withDigits(written ?? ''));
  return code === null || isNoError(code) ? undefined : code;
}

/** CIM prints -1 as this number, for a license that has no rearms, count or end of its own. */
export const NO_COUNT = 2 ** 32 - 1;

/** The whole number at the start, with or without thousands separators; undefined if there is none. */
export function readCount(text: string): number | undefined {
  const digits =
    /^\d{1,3}(?:[.,\u00a0\u202f ]\d{3}){1,3}(?!\d)|^\d{1,10}(?!\d)/.exec(
      text.slice(0, 40),
    )?.[0];
  const count = Number(digits?.replace(/\D/g, '') ?? NO_COUNT);
  return count === NO_COUNT ? undefined : count;
}

const DAYS = String.raw`(?:days?\b|day\(s\)|tagen?\b|tag\(e\)|jours?\b|d[ií]as?\b|giorni|dagen\b|dni\b|дн|天|日|일|gün)`;

/** The days that are left: `172 of 180 days`, `180 days (172 day(s) remaining)`. */
const DAYS_LEFT = new RegExp(
  String.raw`(?<![\d.,])(\d{1,6}) ?(?:(?:of|out of|/|von|de|sur|van|из) ?\d{1,6} ?${DAYS}|${DAYS} (?:are )?(?:left|remain))`,
  'i',
);

const STARTS_WITH_DAYS = new RegExp(String.raw`^\d{1,6} ?${DAYS}`, 'i');

/**
 * The minutes in `254880 minute(s) (177 day(s))`, `177 days (254880 minute(s) before expiring)`, `(177 day(s))` where
 * somebody blanked the minutes, or a bare number. In other languages too: the minutes come before the days.
 */
function readMinutes(text: string): number | undefined {
  const start = text.slice(0, 120);
  const inBrackets = /\((\d{1,10}) (?:minute|分钟)/i.exec(start);
  if (inBrackets) {
    return Number(inBrackets[1]);
  }
  const left = DAYS_LEFT.exec(start) ?? /^\D{0,20}\((\d{1,6}) day/i.exec(start);
  if (left) {
    return Number(left[1]) * MINUTES_PER_DAY;
  }
  const count = readCount(start);
  return count !== undefined && STARTS_WITH_DAYS.test(start)
    ? count * MINUTES_PER_DAY
    : count;
}

/** The time that is left. slmgr.vbs rounds the days up, its version for Vista and ospp.vbs round them down. */
export function readTimeLeft(text: string): {minutes: number; days: number} {
  const minutes = readMinutes(text) ?? Number.NaN;
  const days = Math.floor(minutes / MINUTES_PER_DAY);
  const isUp = days > 0 && text.match(/\d+/g)?.includes(`${days + 1}`);
  return {minutes, days: isUp ? days + 1 : days};
}

/** Whether the minutes in a text are as many as its days, which the tools print beside them. */
export function isSureTime(text: string): boolean {
  const {minutes, days} = readTimeLeft(text);
  const counts: readonly string[] = text.match(/\d+/g) ?? [];
  return counts.includes(`${minutes}`) && counts.includes(`${days}`);
}

/** Whether a text is the time that slmgr.vbs prints, in any language: `259193 Minute(n) (180 Tag(e))`. */
export function isPrintedTime(text: string): boolean {
  const [, days] =
    /^\d{4,6} ?(?:min|мин|dakika|分|분)[^\d\n]{0,15}\((\d{1,5})\D{1,15}$/i.exec(
      text,
    ) ?? [];
  return days !== undefined && readTimeLeft(text).days === Number(days);
}

/** Lower case, without the marks that tools, Markdown and quotes put around a value, and with single spaces. */
function plain(text: string): string {
  return text
    .slice(0, 160)
    .toLowerCase()
    .replace(/[-_*`"'\s.]+/g, ' ')
    .trim();
}

/** Letters that text recognition confuses are the same: "Llcensed". */
const fold = (words: string) => words.replace(/[l1]/g, 'i');

/** Longest first, because one can begin with another. */
const statusTexts: readonly (readonly [
  text: string,
  status: StatusValue,
  isWhole?: boolean,
])[] = [
  ...licenseStates.flatMap(({value, slmgrText, osppText, wmiName}) =>
    [slmgrText, osppText, wmiName].map((text) => [plain(text), value] as const),
  ),
  ...otherStatuses,
  ...languages.flatMap(({statuses = {}}) =>
    Object.entries(statuses).map(
      ([text, value]) => [plain(text), value, true] as const,
    ),
  ),
]
  .map(([text, ...rest]) => [fold(text), ...rest] as const)
  .sort(([one], [other]) => other.length - one.length);

/** Whether what follows a state leaves open if it is the one: "Licensed or Notification", "Licensed | Unlicensed", "Licensed?". */
function isOpen(rest: string): boolean {
  const other = /^ ?(?:\/|\||or\b) ?(.*)/.exec(rest)?.[1] ?? '';
  return (
    /^ ?\?/.test(rest) ||
    statusTexts.some(([known]) => fold(other).startsWith(known))
  );
}

/**
 * The status for a text such as `Additional grace period (KMS license expired …)`, `---LICENSED---`, `Licensed (1)` or
 * `1`. Words after it do not matter, but those of another language can be the one for "not".
 */
export function readStatus(text: string): StatusValue | undefined {
  const number = /^\s*(\d{1,3})(?![\d.]|\s*(?:days?\b|=|\||means\b))/.exec(
    text,
  )?.[1];
  if (number !== undefined) {
    return (
      licenseStates.find(({value}) => String(value) === number)?.value ??
      'unknown'
    );
  }
  const words = plain(text);
  const found = statusTexts.find(
    ([known, , isWhole]) =>
      fold(words).startsWith(known) &&
      !(isWhole ? /^\s*[\p{L}\p{N}]/u : /^[\p{L}\p{N}]/u).test(
        words.slice(known.length),
      ),
  );
  return found && !isOpen(words.slice(found[0].length)) ? found[1] : undefined;
}

const statusWords = new Set(statusTexts.map(([known]) => known));

/** True if a text is a status and nothing else. */
export function isStatus(text: string): boolean {
  return text.length < 120 && statusWords.has(fold(plain(text)));
}

/** The status that a person wrote, with what may follow it: `activated with a digital license`. */
export function readOwnStatus(text: string): StatusValue | undefined {
  const words = plain(text).replace(
    / (?:\(|(?:with|by|until|using|on|because)\b).*/,
    '',
  );
  return text.length < 120 && statusWords.has(fold(words))
    ? readStatus(words)
    : undefined;
}

/** The end date in a text; undefined if there is none or it is the zero date of Windows. */
export function readEndDate(text: string): WrittenDate | undefined {
  const date = readDate(text);
  return date && !isZeroDate(date) ? date : undefined;
}

/** A known word that is no part of a longer one. An unlisted `OEM_…` word still counts as `OEM`. */
const channelWord = new RegExp(
  String.raw`(?<![A-Z_])(?:${channelWords.map(({text}) => text.replace(/[()]/g, '\\$&')).join('|')})(?![A-DF-Z])`,
);

/** The known channel word in a text such as `Windows(R) Operating System, OEM_DM channel`. */
export function findChannelWord(text: string) {
  const upper = text
    .slice(0, 200)
    .toUpperCase()
    // Forums break `TIMEBASED_ SUB`; some copies of the scripts print VOLUME-KMSCLIENT; inventories write kms_client.
    .replace(/_\s+/g, '_')
    // The channel of the key, as CIM has it: `Retail:TB:Eval`
    .replace(/\bRETAIL:TB:(?=EVAL|SUB)/g, 'TIMEBASED_')
    .replace(/\bOEM[-: ](?=DM|SLP|COA|NONSLP)/g, 'OEM_')
    .replace(/VOLUME-/g, 'VOLUME_')
    .replace(/^KMS_CLIENT$/, 'VOLUME_KMSCLIENT');
  // The first one: a person may write of another behind it.
  const [found] = channelWord.exec(upper) ?? [];
  return channelWords.find(({text}) => text === found);
}

import {errorCodes} from '../../data/errorCodes';
import {
  errorProducts,
  type ErrorArea,
  type ErrorCode,
  type ProductFamily,
} from '../../data/errorCodes/types';
import {fold, matchWords} from '../matchWords';
import {findArea, findShortEntry, type ShortEntry} from './areas';
import {decodeErrorCode, type DecodedCode} from './decode';
import {extractErrorCodes} from './extract';
import {familiesOf, stepLines} from './entry';
import {findErrorCode} from './find';

/** A well-formed code without an entry. */
export interface UnknownCode {
  code: string;
  /** Null if the code has no parts to decode. */
  decoded: DecodedCode | null;
  /** The part of Windows or Office that reports codes of this form, if it is known. */
  area?: ErrorArea;
}

/**
 * The result of a lookup.
 * - `all`: the text is empty, so all entries are listed;
 * - `codes`: the text contains codes, with an entry, a short one, or none;
 * - `words`: it contains no codes, but entries contain its words, or their codes start with it;
 * - `nothing`: neither.
 */
export type Lookup =
  | {kind: 'all'; entries: readonly ErrorCode[]}
  | {
      kind: 'codes';
      entries: readonly ErrorCode[];
      short: readonly ShortEntry[];
      unknown: readonly UnknownCode[];
    }
  | {kind: 'words'; entries: readonly ErrorCode[]}
  | {kind: 'nothing'; entries: readonly []};

/** A longer text is a message, not a list of words to search for. */
const LONGEST_QUERY = 100;

/** Everything in an entry that a visitor might type. */
function textOf({code, label, symbol, meanings}: ErrorCode): string {
  const texts = meanings.flatMap(
    ({context, meaning, causes, fixes, branches, products, note}) => [
      context,
      meaning,
      ...causes,
      ...stepLines({fixes, branches}),
      ...products.map((product) => errorProducts[product]),
      note,
    ],
  );
  return [code, label, symbol, ...texts].filter(Boolean).join(' ');
}

let foldedTexts: readonly string[] | undefined;

function byWords(text: string): readonly ErrorCode[] {
  if (text.length > LONGEST_QUERY) {
    return [];
  }
  const matches = matchWords(text);
  const texts = (foldedTexts ??= errorCodes.map((entry) =>
    fold(textOf(entry)),
  ));
  return errorCodes.filter((_, index) => matches(texts[index]!));
}

/** Whether a code may be just a parameter next to a known code, such as `0x2a` in `slui.exe 0x2a 0xC004F074`. */
function isParameter({decoded}: UnknownCode): boolean {
  return decoded?.facility === 0 && decoded.severity === 'information';
}

/** Entries whose code starts with an unfinished code, such as `0xC004F0`. */
function byBeginning(text: string): readonly ErrorCode[] {
  const start = text.trim().toLowerCase();
  return start.length < 3
    ? []
    : errorCodes.filter(({code}) => code.toLowerCase().startsWith(start));
}

/** Looks up a code, a message, a whole dialog, or words. Accepts any text and never throws. */
export function lookUpErrors(text: string): Lookup {
  if (text.trim() === '') {
    return {kind: 'all', entries: errorCodes};
  }
  const codes = extractErrorCodes(text);
  const entries = new Set<ErrorCode>();
  const short = new Set<ShortEntry>();
  const unknown: UnknownCode[] = [];
  const find = (name: string): boolean => {
    const entry = findErrorCode(name);
    const shortEntry = entry ? undefined : findShortEntry(name);
    if (entry) {
      entries.add(entry);
    } else if (shortEntry) {
      short.add(shortEntry);
    }
    return Boolean(entry ?? shortEntry);
  };
  for (const code of codes) {
    if (!find(code) && !code.startsWith('SL_')) {
      // The first half of an upgrade result may have an entry, such as 0xC1900101.
      const [half = ''] = code.split('-0x');
      if (half !== code && findErrorCode(half)?.code === half) {
        find(half);
      }
      unknown.push({
        code,
        decoded: decodeErrorCode(code),
        area: findArea(code),
      });
    }
  }
  const isFound = entries.size + short.size > 0 || find(text);
  if (!isFound) {
    const completions = byBeginning(text);
    const matching =
      completions.length > 0 || unknown.length > 0
        ? completions
        : byWords(text);
    if (matching.length > 0) {
      return {kind: 'words', entries: matching};
    }
  }
  return isFound || unknown.length > 0
    ? {
        kind: 'codes',
        entries: [...entries],
        short: [...short],
        unknown: unknown.filter((code) => !isFound || !isParameter(code)),
      }
    : {kind: 'nothing', entries: []};
}

/** The entries of a product family; all entries if there is no family. */
export function ofFamily(
  entries: readonly ErrorCode[],
  family?: ProductFamily,
): readonly ErrorCode[] {
  return family
    ? entries.filter((entry) => familiesOf(entry).includes(family))
    : entries;
}

import {errorCodes} from '../../data/errorCodes';
import {
  errorProducts,
  type ErrorCode,
  type ProductFamily,
} from '../../data/errorCodes/types';
import {fold, matchWords} from '../matchWords';
import {decodeErrorCode, type DecodedCode} from './decode';
import {extractErrorCodes} from './extract';
import {familiesOf} from './entry';
import {findErrorCode} from './find';

/** A well-formed code without an entry. */
export interface UnknownCode {
  code: string;
  /** Null where the form of the code says nothing more. */
  decoded: DecodedCode | null;
}

/**
 * What the site has to say about a text.
 * - `all`: nothing was asked, so every entry counts;
 * - `codes`: the text holds codes, known ones or not;
 * - `words`: it holds none, but these entries contain its words;
 * - `nothing`: neither.
 */
export type Lookup =
  | {kind: 'all'; entries: readonly ErrorCode[]}
  | {
      kind: 'codes';
      entries: readonly ErrorCode[];
      unknown: readonly UnknownCode[];
    }
  | {kind: 'words'; entries: readonly ErrorCode[]}
  | {kind: 'nothing'; entries: readonly []};

/** Longer texts are messages, and no list of words to look for. */
const LONGEST_QUERY = 100;

/** Everything in an entry that a visitor might type. */
function textOf({code, label, symbol, meanings}: ErrorCode): string {
  const said = meanings.flatMap(
    ({context, meaning, causes, fixes, products, note}) => [
      context,
      meaning,
      ...causes,
      ...fixes,
      ...products.map((product) => errorProducts[product]),
      note,
    ],
  );
  return [code, label, symbol, ...said].filter(Boolean).join(' ');
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

/** Beside a code that is known, a short number such as the `0x2a` of `slui.exe 0x2a 0xC004F074` is none of its own. */
function isParameter({decoded}: UnknownCode): boolean {
  return decoded?.facility === 0 && decoded.severity === 'information';
}

/** Entries whose code starts like what is being typed: `0xC004F0` before its last digits. */
function byBeginning(text: string): readonly ErrorCode[] {
  const start = text.trim().toLowerCase();
  return start.length < 3
    ? []
    : errorCodes.filter(({code}) => code.toLowerCase().startsWith(start));
}

/** Looks up a code, a message, a whole dialog, or words. Any text is allowed; none makes it throw. */
export function lookUpErrors(text: string): Lookup {
  if (text.trim() === '') {
    return {kind: 'all', entries: errorCodes};
  }
  const codes = extractErrorCodes(text);
  const entries = new Set<ErrorCode>();
  const unknown: UnknownCode[] = [];
  for (const code of codes) {
    const entry = findErrorCode(code);
    if (entry) {
      entries.add(entry);
    } else if (!code.startsWith('SL_')) {
      unknown.push({code, decoded: decodeErrorCode(code)});
    }
  }
  const named = entries.size === 0 ? findErrorCode(text) : undefined;
  if (named) {
    entries.add(named);
  }
  if (entries.size === 0) {
    const started = byBeginning(text);
    const matching =
      started.length > 0 || unknown.length > 0 ? started : byWords(text);
    if (matching.length > 0) {
      return {kind: 'words', entries: matching};
    }
  }
  return entries.size + unknown.length > 0
    ? {
        kind: 'codes',
        entries: [...entries],
        unknown: unknown.filter(
          (code) => entries.size === 0 || !isParameter(code),
        ),
      }
    : {kind: 'nothing', entries: []};
}

/** The entries that one product line shows; all of them without a family. */
export function ofFamily(
  entries: readonly ErrorCode[],
  family?: ProductFamily,
): readonly ErrorCode[] {
  return family
    ? entries.filter((entry) => familiesOf(entry).includes(family))
    : entries;
}

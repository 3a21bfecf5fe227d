import {normalizeErrorCode} from './normalize';

/** The maximum number of codes from one text. No message contains more. */
export const maximumCodes = 20;

/**
 * Patterns for a code inside other text. Each one rejects longer text that looks similar: GUIDs, product and
 * installation IDs, version numbers, dates, IP addresses. Every repetition is bounded, so that the search takes linear
 * time.
 */
const forms = [
  // 0x8007025D - 0x2000C: an upgrade result
  String.raw`0x[\da-f]{8} {0,2}[-\u2013] {0,2}0x[\da-f]{1,8}(?![\da-z])`,
  // 0xC004F074, 0x40E. Eight digits end the code, even if a lost line break put a word right after it.
  String.raw`0x[\da-f]{8}(?!\d)|0x[\da-f]{1,8}(?![\da-z])`,
  String.raw`aadsts ?\d{4,9}(?!\d)`,
  String.raw`sara[ -]\d{1,2}(?!\d)`,
  // 30015-1011 (0), 0-2031 (17004)
  String.raw`(?:0|\d{4,5}) ?[-\u2013] ?\d{1,5}(?!\d|[.:/-]\d|[a-z-])(?: ?\(\d{1,10}\))?`,
  // C004F074: only with the first digits of real codes, because it could also be a word or a date
  String.raw`(?:[8c]\d[\da-f]{6}|4004[\da-f]{4})(?![\da-z-])`,
  // -1073418124, 3221549172
  String.raw`[-\u2212\u2013]\d{7,10}(?!\d|[.-]\d)|[2-4]\d{9}(?!\d|[.-]\d)`,
  // error 1603, code: 17004, "Return code" 5
  String.raw`(?:error|code|result|status)["']?[ :=#]{1,3}["'(]?\d{1,5}(?!\d|[.:/-]\d|[a-z])`,
  // SL_E_VL_BINDING_SERVICE_UNAVAILABLE
  String.raw`sl_[a-z]{1,12}(?:_[a-z\d]{1,24}){1,12}`,
].join('|');

/** A code must not be preceded by another part of the same word, number or path. */
const anyForm = new RegExp(String.raw`(?<![\w.:/\\{]|\w-)(?:${forms})`, 'gi');

/** The smallest code that reports an error. Smaller decimal numbers in a text are something else. */
const FIRST_ERROR = 0x8000_0000;

/** The canonical form of a match, or null if it is just a number. */
function accept(found: string): string | null {
  if (/^sl_/i.test(found)) {
    return found.toUpperCase();
  }
  const number = /^(?:error|code|result|status)\D{1,5}(\d+)$/i.exec(found);
  const code = normalizeErrorCode(number?.[1] ?? found);
  const isDecimal = /^[-\u2212\u2013\d]\d+$/.test(found) && found.length !== 8;
  return isDecimal && Number(code) < FIRST_ERROR ? null : code;
}

/**
 * The error codes in a text, at most {@link maximumCodes}, in canonical form and order of appearance, without
 * duplicates. The text may be a single code in any form that `normalizeErrorCode` accepts, a message, or a whole dialog
 * or log: `Error 0xC004F074: The Software Licensing Service…` gives `0xC004F074`. Names that start with `SL_`, from
 * Microsoft's headers, count as codes. Keys, IDs, dates and versions do not.
 */
export function extractErrorCodes(text: string): readonly string[] {
  const single = text.length <= 100 ? normalizeErrorCode(text) : null;
  if (single) {
    return [single];
  }
  const codes = new Set<string>();
  for (const [found] of text.matchAll(anyForm)) {
    const code = accept(found);
    if (code) {
      codes.add(code);
    }
    if (codes.size === maximumCodes) {
      break;
    }
  }
  return [...codes];
}

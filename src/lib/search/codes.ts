/** Normalizes error codes in texts and queries, so that every way of writing a code finds the same entry. */
import {normalizeErrorCode} from '../errorCodes/normalize';

/** Windows failure codes are 32-bit numbers with the highest bit set; a smaller decimal number is just a number. */
const FIRST_FAILURE = 0x8000_0000;

/** Hexadecimal, a signed number, or one of Office or Windows Setup, or of a sign-in, which must not be fuzzy-matched either. */
const form =
  /^0x[\da-f]{1,16}(?:-0x[\da-f]{1,8})?$|^(?=.*\d)[48c][\da-f]{7}$|^-\d{6,10}$|^\d{5}-\d{1,5}$|^aadsts\d{5,9}$/i;

/** An error code in a text or a query. */
export interface WrittenCode {
  /** The form in the index, in lower case: `0xc004f074`. */
  token: string;
  /** The form to display: `0xC004F074`. */
  label: string;
  /** False if the code may be unfinished (`0xC004`), so that finding nothing does not mean it is unknown. */
  isCertain: boolean;
}

/**
 * Reads a word as an error code: hexadecimal (with or without `0x`), a signed or unsigned decimal number, or a code of
 * Office or Windows Setup, or of a sign-in (`30015-1011`, `0x8007025D-0x2000C`, `AADSTS70002`). Null for anything else. A setup result such as `1603` counts as
 * an ordinary word, because it could be any number.
 */
export function readCode(written: string): WrittenCode | null {
  // Read from a screen, a zero looks like the letter.
  const word = /^[0o]x[\da-fo]{8}$/i.test(written)
    ? written.replace(/o/gi, '0')
    : written;
  const isFailure = /^\d{10}$/.test(word) && Number(word) >= FIRST_FAILURE;
  const label = isFailure || form.test(word) ? normalizeErrorCode(word) : null;
  return label === null
    ? null
    : {
        token: label.toLowerCase(),
        label,
        isCertain: !/^0x[\da-f]{1,7}$/i.test(word),
      };
}

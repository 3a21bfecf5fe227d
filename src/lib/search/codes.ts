/** Error codes inside a text or a query: one spelling for each, so that every way of writing a code finds the same entry. */
import {normaliseErrorCode} from '../errorCodes/normalise';

/** Results of Windows are 32-bit numbers whose highest bit is set; a decimal number below is read as a plain number. */
const FIRST_FAILURE = 0x8000_0000;

/** A code found in one word of a text or a query. */
export interface WrittenCode {
  /** The spelling that the index holds, in lower case: `0xc004f074`. */
  token: string;
  /** The spelling that people read: `0xC004F074`. */
  label: string;
  /** False while it may be something else (`20240814`, `0xC004`), so that a miss proves nothing. */
  isCertain: boolean;
}

/**
 * The code that `word` writes in hexadecimal (with or without `0x`), as a signed or unsigned decimal number, or as
 * Office and its sign-in name it (`30015-1011`, `AADSTS70002`); null for anything else. A plain setup result such as
 * `1603` is an ordinary word here, because it may be any number.
 */
export function readCode(word: string): WrittenCode | null {
  const isHex = /^0x[\da-f]{1,16}$/i.test(word);
  const isBareHex =
    /^[\da-f]{8}$/i.test(word) && /\d/.test(word) && /^[48c]/i.test(word);
  const isDecimal =
    /^-\d{6,10}$/.test(word) ||
    (/^\d{10}$/.test(word) && Number(word) >= FIRST_FAILURE);
  // Setup codes of Office and sign-in codes have one spelling, but a lookalike would mislead just the same.
  const isNamed = /^\d{5}-\d{1,5}$|^aadsts\d{5,9}$/i.test(word);
  if (!isHex && !isBareHex && !isDecimal && !isNamed) {
    return null;
  }
  const label = normaliseErrorCode(word);
  if (label === null) {
    return null;
  }
  return {
    token: label.toLowerCase(),
    label,
    isCertain: !isHex || word.length >= '0x'.length + 8,
  };
}

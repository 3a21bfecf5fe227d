/**
 * Encodes whole numbers as text: each as one character or, in a list, the gap between each and the next. Most are small and
 * take one byte. None is a space.
 */

/** The first character behind the space and the quotation mark: `#`. */
const FIRST = 0x23;

/** Encodes a number below 55,000: those from 55,261 on would be halves of a character. */
export const toCharacter = (number: number): string =>
  String.fromCharCode(FIRST + number);

/** Decodes the output of `toCharacter`. */
export const toNumber = (character: string): number =>
  character.charCodeAt(0) - FIRST;

/** Encodes numbers from `start`, in ascending order; one may be there more than once. `[0, 1, 1, 5]` gives `#$#'`. */
export function packNumbers(numbers: readonly number[], start = 0): string {
  return numbers
    .map((number, at) => toCharacter(number - (numbers[at - 1] ?? start)))
    .join('');
}

/** Decodes the output of `packNumbers`. */
export function unpackNumbers(packed: string, start = 0): number[] {
  let number = start;
  return Array.from(packed, (character) => (number += toNumber(character)));
}

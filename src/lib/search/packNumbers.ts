/**
 * Encodes whole numbers as text: each as one character or, in a list, the gap between each and the next. Most are small and
 * take one byte. JSON escapes none of the characters, and none is a space.
 */

/** The first character that JSON never escapes and that is not a quotation mark: `#`. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;
const SURROGATE_COUNT = 0x800;

/** Encodes a number below a million. */
export function toCharacter(number: number): string {
  let code = FIRST + number;
  if (code >= BACKSLASH) {
    code += 1;
  }
  if (code >= SURROGATES) {
    code += SURROGATE_COUNT;
  }
  return String.fromCodePoint(code);
}

/** Decodes the output of `toCharacter`. */
export function toNumber(character: string): number {
  let code = character.codePointAt(0)!;
  if (code >= SURROGATES) {
    code -= SURROGATE_COUNT;
  }
  if (code > BACKSLASH) {
    code -= 1;
  }
  return code - FIRST;
}

/** Encodes numbers from `start` to a million, in ascending order; one may be there more than once. `[0, 1, 1, 5]` gives `#$#'`. */
export function packNumbers(numbers: readonly number[], start = 0): string {
  return numbers
    .map((number, at) => toCharacter(number - (numbers[at - 1] ?? start)))
    .join('');
}

/** Decodes the output of `packNumbers`. */
export function unpackNumbers(packed: string, start = 0): number[] {
  const numbers: number[] = [];
  let number = start;
  for (const character of packed) {
    number += toNumber(character);
    numbers.push(number);
  }
  return numbers;
}

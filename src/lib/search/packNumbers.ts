/**
 * Encodes a set of whole numbers as text, with one character for the gap between each number and the next. Most gaps
 * are small and take one byte. JSON escapes none of the characters.
 */

/** The first character that JSON never escapes and that is not a quotation mark: `#`. */
const FIRST = 0x23;
const BACKSLASH = 0x5c;
const SURROGATES = 0xd800;
const SURROGATE_COUNT = 0x800;

function toCharacter(gap: number): string {
  let code = FIRST + gap;
  if (code >= BACKSLASH) {
    code += 1;
  }
  if (code >= SURROGATES) {
    code += SURROGATE_COUNT;
  }
  return String.fromCodePoint(code);
}

function toGap(character: string): number {
  let code = character.codePointAt(0)!;
  if (code >= SURROGATES) {
    code -= SURROGATE_COUNT;
  }
  if (code > BACKSLASH) {
    code -= 1;
  }
  return code - FIRST;
}

/** Encodes numbers from 0 to a million, in any order; duplicates are dropped. `[0, 1, 5]` gives `##&`. */
export function packNumbers(numbers: Iterable<number>): string {
  let next = 0;
  let packed = '';
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    packed += toCharacter(number - next);
    next = number + 1;
  }
  return packed;
}

/** Decodes the output of `packNumbers`. The numbers are in ascending order. */
export function unpackNumbers(packed: string): number[] {
  const numbers: number[] = [];
  let next = 0;
  for (const character of packed) {
    const number = next + toGap(character);
    numbers.push(number);
    next = number + 1;
  }
  return numbers;
}

/** Rewrites checksums in Base64 in hexadecimal. */
import {algorithms, lengthOf} from './algorithms';

/** The lengths in Base64 of checksums that this page computes. */
const lengths: ReadonlySet<number> = new Set(
  algorithms.map((each) => 4 * Math.ceil(lengthOf[each] / 2 / 3)),
);

function hexOf(value: string): string {
  return Array.from(atob(value), (character) =>
    character.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join('');
}

/** A value after the name of an algorithm: `sha512: Ek7H…==`, `"integrity": "sha512-Ek7H…=="`. */
const labeled =
  /(sha-?(?:512|384|256|1)|md-?5)(["']?[ \t]{0,8}[:=][ \t]{0,8}["']?|-)([a-z\d+/]{22,86}={0,2})(?![\w+/=])/gi;

/** Whether a value is Base64 of the length of a checksum, and not hexadecimal. */
function isBase64(value: string): boolean {
  return lengths.has(value.length) && !/^[\da-f]+$/i.test(value);
}

/**
 * Turns Base64 into hexadecimal, which the rest of the tool reads. Without the name of an algorithm, a value counts
 * only if it is the whole text, because any word could be Base64.
 */
export function withoutBase64(text: string): string {
  const whole = text.trim();
  return /^[a-z\d+/]{42,86}={1,2}$/i.test(whole) && isBase64(whole)
    ? hexOf(whole)
    : text.replace(
        labeled,
        (found, name: string, between: string, value: string) =>
          isBase64(value)
            ? `${name}${between === '-' ? ': ' : between}${hexOf(value)}`
            : found,
      );
}

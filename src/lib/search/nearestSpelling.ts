import {editDistance} from '../routes/nearestRoutes';

/** The number of letters for each mistake. */
const LETTERS_PER_MISTAKE = 4;

const plainWord = /^[a-z]+$/;

/**
 * The known word that a misspelled one is nearest to, or null if there is none with at most one mistake in four letters.
 * Hardly anybody mistypes the first letter, so "rice" is not "price"; two letters may have changed places.
 */
export function nearestSpelling(
  word: string,
  known: Iterable<string>,
): string | null {
  let limit = Math.floor(word.length / LETTERS_PER_MISTAKE);
  let nearest: string | null = null;
  for (const other of plainWord.test(word) ? known : []) {
    if (
      (other[0] === word[0] ||
        (other[0] === word[1] && other[1] === word[0])) &&
      other.length >= LETTERS_PER_MISTAKE &&
      Math.abs(other.length - word.length) <= limit &&
      plainWord.test(other)
    ) {
      const distance = editDistance(word, other);
      if (distance <= limit) {
        nearest = other;
        limit = distance - 1;
      }
    }
  }
  return nearest;
}

import {editDistance} from '../routes/nearestRoutes';

/** The number of letters for each mistake. */
const LETTERS_PER_MISTAKE = 4;

const plainWord = /^[a-z]+$/;

/** The known word that a misspelled one is nearest to, or null if there is none with at most one mistake in four letters. */
export function nearestSpelling(
  word: string,
  known: Iterable<string>,
): string | null {
  let limit = Math.floor(word.length / LETTERS_PER_MISTAKE);
  let nearest: string | null = null;
  for (const other of plainWord.test(word) ? known : []) {
    if (
      plainWord.test(other) &&
      other.length >= LETTERS_PER_MISTAKE &&
      Math.abs(other.length - word.length) <= limit &&
      editDistance(word, other) <= limit
    ) {
      nearest = other;
      limit = editDistance(word, other) - 1;
    }
  }
  return nearest;
}

import type {ErrorCode, ErrorMeaning} from '../../data/errorCodes/types';
import {fold} from '../matchWords';
import {familyNames} from './entry';

/** Enough for a report; a longer log names both products. */
const longestReport = 5000;

/** The words of a text, without short ones, which any text has. */
function wordsOf(text: string): ReadonlySet<string> {
  return new Set(fold(text).match(/[a-z\d]{3,}/g));
}

/** How many words of the context of a meaning are in the text. */
function rate(
  {context = '', family}: ErrorMeaning,
  words: ReadonlySet<string>,
): number {
  return [...wordsOf(`${context} ${familyNames[family]}`)].filter((word) =>
    words.has(word),
  ).length;
}

/**
 * The entry with the best-fitting meaning first: Office if the text names Office, entering a key if it names a key.
 * The same entry if no meaning fits better.
 */
export function orderMeanings(entry: ErrorCode, text: string): ErrorCode {
  if (entry.meanings.length === 1) {
    return entry;
  }
  const words = wordsOf(text.slice(-longestReport));
  const rated = entry.meanings.map((meaning) => ({
    meaning,
    rating: rate(meaning, words),
  }));
  const sorted = [...rated].sort((one, other) => other.rating - one.rating);
  return sorted.every((each, at) => each === rated[at])
    ? entry
    : {...entry, meanings: sorted.map(({meaning}) => meaning)};
}

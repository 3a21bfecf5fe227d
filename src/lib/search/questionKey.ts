import {nearestSpelling} from './nearestSpelling';
import {termOf} from './tokenize';
import {unitsOf} from './units';

/** What every question here is about. */
const implied: ReadonlySet<string> = new Set(
  ['microsoft', 'pc', 'windows'].map((word) => termOf(word)!),
);

/** "Is Windows activated" and "activate Windows" are two questions, so what is done differs from what to do. */
function formOf(word: string): string | null {
  const term = termOf(word);
  return term && /[a-z]ed$/.test(word) ? `${term}ed` : term;
}

/**
 * The words that make a question, in their order: without filler words, each in the form that the site uses. Two texts with
 * the same words ask the same: "How do I remove my product key?", "uninstall product key".
 */
export function questionWords(text: string): readonly string[] {
  const words = unitsOf(text).flatMap(({forms: [typed, ...others]}) =>
    (others.find(({isSynonym}) => isSynonym) ?? typed!).words.flatMap(
      (word) => formOf(word) ?? [],
    ),
  );
  const telling = words.filter((word) => !implied.has(word));
  return telling.length > 0 ? telling : words;
}

/** The same text for all ways to ask one question. */
export const questionKey = (words: readonly string[]): string =>
  words.join(' ');

/** The key of a text among known ones, also with a slip in a word; undefined if nobody asked that. */
export function findKey(
  text: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const words = questionWords(text);
  const key = questionKey(words);
  if (keys.has(key)) {
    return key;
  }
  const known = new Set([...keys].flatMap((each) => each.split(' ')));
  const spelled = questionKey(
    words.map((word) =>
      known.has(word) ? word : (nearestSpelling(word, known) ?? word),
    ),
  );
  return keys.has(spelled) ? spelled : undefined;
}

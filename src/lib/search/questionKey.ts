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

/** "Do I have to activate Windows" and "How do I activate Windows" are two questions, too. */
const asksWhether = /\b(?:do|does) \w+ (?:have|need) to\b/i;

/**
 * The words that make a question, in their order: without filler words, each in the form that the site uses. Two texts with
 * the same key ask the same: "How do I remove my product key?", "uninstall product key".
 */
export function questionKey(text: string): string {
  const words = unitsOf(text).flatMap(({forms: [typed, ...others]}) =>
    (others.find(({isSynonym}) => isSynonym) ?? typed!).words.flatMap(
      (word) => formOf(word) ?? [],
    ),
  );
  const telling = words.filter((word) => !implied.has(word));
  return [
    ...(asksWhether.test(text) ? ['whether'] : []),
    ...(telling.length > 0 ? telling : words),
  ].join(' ');
}

/** The key of a text among known ones, also with a slip in a word; undefined if nobody asked that. */
export function findKey(
  text: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const key = questionKey(text);
  if (keys.has(key)) {
    return key;
  }
  const questions = [...keys].map((each) => each.split(' '));
  const words = key.split(' ');
  // No known question has so many words, and to correct them all takes a phone a moment.
  if (questions.every(({length}) => length < words.length)) {
    return undefined;
  }
  const known = new Set(questions.flat());
  const spelled = words
    .map((word) =>
      known.has(word) ? word : (nearestSpelling(word, known) ?? word),
    )
    .join(' ');
  return keys.has(spelled) ? spelled : undefined;
}

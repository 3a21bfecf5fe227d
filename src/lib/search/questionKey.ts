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

/** And so are "What is a digital license" and "Get a digital license". */
const asksWhat = /^\W*what(?:'?s| is| are| does| do)\b/i;

/** Two of these have a direction: "Home to Pro". */
const hasDirection =
  /(?:\b(?:home|pro|profession|enterpris|educ|ltsc|iot|standard|datacent|server|evalu|retail|volum|oem|kms?|mak|hwid|mac|offic|\d[\w.-]*)\b.*){2}/;

/** The current versions, of which most answers are true alike. */
const versions = /^1[01]$/;

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
    ...(asksWhat.test(text) ? ['what'] : []),
    ...(telling.length > 0 ? telling : words),
  ].join(' ');
}

/** The words of a key, whatever their order. */
const sorted = (key: string): string => key.split(' ').sort().join(' ');

/** The one known key with the same words in another order; undefined if there is none, or if the order tells. */
function findReordered(
  key: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const words = sorted(key);
  const [found, ...others] = hasDirection.test(key)
    ? []
    : [...keys].filter(
        (each) => each.length === key.length && sorted(each) === words,
      );
  return others.length === 0 ? found : undefined;
}

/** A text among known questions: as it is, with a slip in a word, in another order, or without "what is" or the version. */
export function findKey(
  text: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const key = questionKey(text);
  if (key === '') {
    return undefined;
  }
  const found = spelledKey(key, keys);
  if (found !== undefined) {
    return found;
  }
  const words = key.split(' ').filter((word) => word !== 'what');
  const general = words.filter((word) => !versions.test(word));
  return [
    ['what', ...words],
    words,
    // A question about both has a direction.
    ...(words.length - general.length === 1 && general.length > 1
      ? [general, ['what', ...general]]
      : []),
  ]
    .map((each) => spelledKey(each.join(' '), keys))
    .find((each) => each !== undefined);
}

/** A key among known ones, also with a slip in a word or in another order. */
function spelledKey(
  key: string,
  keys: ReadonlySet<string>,
): string | undefined {
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
  return keys.has(spelled) ? spelled : findReordered(spelled, keys);
}

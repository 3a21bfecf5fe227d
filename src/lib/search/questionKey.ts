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

/** "Is Windows safe" and "Is it safe" are two questions. */
const asksOfWindows = /^\W*(?:are|is)(?: \w+){0,3} windows \w+\W*$/i;

/** What people mean by "key". */
const productKey = `${termOf('product')} ${termOf('key')}`;

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
  const others = words.filter((word) => !implied.has(word));
  const isOfWindows = asksOfWindows.test(text) && !/ed$/.test(others[0] ?? '');
  const telling = isOfWindows ? words : others;
  return [
    ...(asksWhether.test(text) ? ['whether'] : []),
    ...(asksWhat.test(text) ? ['what'] : []),
    ...(telling.length > 0 ? telling : words),
  ]
    .join(' ')
    .replaceAll(productKey, termOf('key')!);
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

/** A key, and what asks the same: with or without "what is", and without the version of Windows. */
function variantsOf(key: string): readonly string[] {
  const words = key.split(' ').filter((word) => word !== 'what');
  const general = words.filter((word) => !versions.test(word));
  // A question about both versions has a direction.
  const isOfOne = words.length - general.length === 1 && general.length > 1;
  return [
    key,
    ...[words, ...(isOfOne ? [general] : [])]
      .map((each) => each.join(' '))
      .flatMap((each) => [`what ${each}`, each]),
  ];
}

/** The known key of a text, also with a slip in a word or in another order; undefined if nobody asked that. */
export function findKey(
  text: string,
  keys: ReadonlySet<string>,
): string | undefined {
  const key = questionKey(text);
  const variants = variantsOf(key);
  const exact = variants.find((each) => keys.has(each));
  const questions = [...keys].map((each) => each.split(' '));
  const longest = Math.max(...questions.map(({length}) => length));
  // No known question has so many words, and to correct them all takes a phone a moment.
  if (exact !== undefined || key === '' || key.split(' ').length > longest) {
    return exact;
  }
  const known = new Set([...questions.flat(), ...productKey.split(' ')]);
  const correct = (word: string) =>
    known.has(word) ? word : (nearestSpelling(word, known) ?? word);
  const corrected = variants.map((each) =>
    each
      .split(' ')
      .map(correct)
      .join(' ')
      .replaceAll(productKey, termOf('key')!),
  );
  return (
    corrected.find((each) => keys.has(each)) ??
    corrected
      .map((each) => findReordered(each, keys))
      .find((each) => each !== undefined)
  );
}

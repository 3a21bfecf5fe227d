/** Splits a query into units: words, error codes, and phrases that have synonyms. */
import {fillers, foreignWords, synonyms} from '../../data/visitorWords';
import {readCode, type WrittenCode} from './codes';
import {otherScript} from '../text/otherScript';
import {longestQuery} from './longestQuery';
import {termOf, wordsOf, type Word} from './tokenize';

const MAX_UNITS = 30;

/** A part of a query: a word, an error code, or a phrase that has synonyms. */
export interface Unit {
  code: WrittenCode | null;
  /** What was typed, whole and in its parts, and its synonyms. A text has the unit if it has all words of one form. */
  forms: readonly {words: readonly string[]; isSynonym: boolean}[];
  /** Whether it may be the beginning of a longer word: the last one, with nothing behind it. */
  mayGoOn: boolean;
}

const meaningful = (text: string): string[] =>
  wordsOf(text).flatMap(({whole}) => (termOf(whole) ? whole : []));

/** Each phrase with those that mean the same, longest first. */
const phrases = Object.entries(synonyms)
  .flatMap(([key, others]) => {
    const all = [key, ...others.split(', ')].map(meaningful);
    return all.map((words) => ({
      terms: words.map(termOf),
      others: all.filter((other) => other !== words),
    }));
  })
  .filter(({terms}) => terms.length > 0)
  .sort((a, b) => b.terms.length - a.terms.length);

const fillerWords: ReadonlySet<string> = new Set(fillers.split(' '));

/** Whether people add a word without changing what they look for. */
export const isFiller = (word: string): boolean => fillerWords.has(word);

/** Without what says nothing, unless that is all there is. */
function tellingOf(words: Word[]): Word[] {
  const telling = words.filter(({whole}) => !isFiller(whole));
  return telling.length > 0 ? telling : words;
}

const englishOf = new Map(
  Object.entries(foreignWords).flatMap(([english, words]) =>
    words.split(' ').map((word) => [word, english] as const),
  ),
);

/** Longest first: one may begin another. Russian and Korean words have endings. */
const foreign = new RegExp(
  `(${[...englishOf.keys()].sort((a, b) => b.length - a.length).join('|')})[\\p{Script=Cyrillic}\\p{Script=Hangul}]*`,
  'giu',
);

const inEnglish = (query: string) =>
  query.replace(
    foreign,
    (_, word: string) => ` ${englishOf.get(word.toLowerCase())} `,
  );

/** Whether a query has words in another script that the table above does not have: they may ask something else. */
export const hasForeignWords = (query: string): boolean =>
  otherScript.test(inEnglish(query));

/** Cuts the query, joins `0x C004F074`, and turns a typographic minus before a number into a hyphen. */
function tidy(query: string): string {
  return inEnglish(query.slice(0, longestQuery))
    .replace(/\b0x\s+(?=[\da-f]{8}\b)/gi, '0x')
    .replace(/[\u2212\u2010-\u2015](?=\d{6,10}\b)/g, '-');
}

/** The units of a query. An empty query, or one with only emoji or punctuation, has none. */
export function unitsOf(query: string): Unit[] {
  const tidied = tidy(query);
  const all = wordsOf(tidied);
  const isOpen = all.at(-1)?.end === tidied.length;
  const words = tellingOf(all.filter(({whole}) => termOf(whole)));
  const termsOfWords = words.map(({whole}) => termOf(whole));
  const units = new Map<string, Unit>();
  for (let at = 0; at < words.length && units.size < MAX_UNITS;) {
    const code = readCode(words[at]!.whole);
    const found = phrases.filter(
      ({terms}) =>
        !code && terms.every((term, i) => term === termsOfWords[at + i]),
    );
    const length = found[0]?.terms.length ?? 1;
    const covered = words.slice(at, at + length);
    const typed = code ? [code.token] : covered.map(({whole}) => whole);
    const parts = covered.flatMap(({whole, parts}) =>
      parts.length > 0 ? parts : whole,
    );
    const others = found
      .filter(({terms}) => terms.length === length)
      .flatMap((phrase) => phrase.others);
    at += length;
    units.set(typed.join(' '), {
      code,
      forms: [
        {words: typed, isSynonym: false},
        ...(code || parts.join(' ') === typed.join(' ')
          ? []
          : [{words: parts, isSynonym: false}]),
        ...others.map((other) => ({words: other, isSynonym: true})),
      ],
      mayGoOn: code
        ? !code.isCertain
        : isOpen && at === words.length && typed.join('').length > 2,
    });
  }
  return [...units.values()];
}

/** Whether a text, such as a title, has all units. */
export function hasUnits(text: string, units: readonly Unit[]): boolean {
  const terms = new Set(wordsOf(text).map(({whole}) => termOf(whole)));
  return units.every(({forms}) =>
    forms.some(({words}) => words.every((word) => terms.has(termOf(word)))),
  );
}

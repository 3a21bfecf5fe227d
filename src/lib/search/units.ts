/** Splits a query into units. A complete match contains each unit in one of its forms. */
import {searchMeanings, searchSynonyms} from '../../data/searchSynonyms';
import {readCode, type WrittenCode} from './codes';
import {stemOf} from './stem';
import {stopWords, weakWords} from './stopWords';
import {meaningfulWords, wordsOf, type Word} from './tokenize';

/** Longer queries are cut. Nobody types them, and each unit costs a search. */
const MAX_QUERY_LENGTH = 200;
const MAX_UNITS = 12;

/** A part of a query: a word, an error code, or a phrase that has synonyms. */
export interface Unit {
  /** Cache key of the results: the normalized text of the unit. */
  key: string;
  words: readonly Word[];
  /** Set when the unit is an error code. */
  code: WrittenCode | null;
  /** Synonyms, each a list of tokens that must all be found. */
  synonyms: readonly (readonly string[])[];
  /** Whether it says little about what the visitor wants, such as "again" or "problem". */
  isWeak: boolean;
}

/** The minimum number of letters for one edit and for two. In shorter words, edits would match unrelated words. */
const SHORTEST_FUZZY = 5;
const SHORTEST_VERY_FUZZY = 7;

/** How many edits a match may differ by: 1 from five letters, 2 from seven, none if the token contains a digit. */
export function fuzzyDistance(token: string): number {
  if (/\d/.test(token)) {
    return 0;
  }
  const letters = token.replace(/[^\p{L}]/gu, '').length;
  if (letters < SHORTEST_FUZZY) {
    return 0;
  }
  return letters < SHORTEST_VERY_FUZZY ? 1 : 2;
}

/** Whether longer words match too. Not for a single letter or a short number: 11 must not match 1100. */
export function allowsPrefix(token: string): boolean {
  return token.length > 1 && (/\D/.test(token) || token.length > 3);
}

interface Phrase {
  tokens: readonly string[];
  others: readonly (readonly string[])[];
}

/** Every phrase with synonyms, by the stem of its first token, longest first. */
const phrasesByFirst = new Map<string, Phrase[]>();

function addPhrase(
  tokens: readonly string[],
  others: readonly (readonly string[])[],
): void {
  const first = stemOf(tokens[0]!);
  const list = phrasesByFirst.get(first) ?? [];
  list.push({tokens, others});
  list.sort((a, b) => b.tokens.length - a.tokens.length);
  phrasesByFirst.set(first, list);
}

for (const group of searchSynonyms) {
  const spellings = group.map(meaningfulWords);
  for (const tokens of spellings) {
    addPhrase(
      tokens,
      spellings.filter((other) => other !== tokens),
    );
  }
}
for (const [meaning, phrases] of Object.entries(searchMeanings)) {
  for (const phrase of phrases) {
    addPhrase(meaningfulWords(phrase), [meaningfulWords(meaning)]);
  }
}

function findPhrase(words: readonly Word[], at: number): Phrase | undefined {
  return phrasesByFirst.get(stemOf(words[at]!.whole))?.find(({tokens}) =>
    tokens.every((token, i) => {
      const word = words[at + i];
      return word !== undefined && stemOf(word.whole) === stemOf(token);
    }),
  );
}

/** Cuts the query, joins `0x C004F074`, and turns a typographic minus before a number into a hyphen. */
function tidy(query: string): string {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\b0x\s+(?=[\da-f]{8}\b)/gi, '0x')
    .replace(/[\u2212\u2010-\u2015](?=\d{6,10}\b)/g, '-');
}

/** The units of a query. An empty query, or one with only emoji or punctuation, has none. */
export function unitsOf(query: string): Unit[] {
  const all = wordsOf(tidy(query));
  const words = all.filter(({whole}) => !stopWords.has(whole));
  const units = new Map<string, Unit>();
  for (let i = 0; i < words.length && units.size < MAX_UNITS;) {
    const word = words[i]!;
    const code = readCode(word.whole);
    const phrase = code ? undefined : findPhrase(words, i);
    const length = phrase?.tokens.length ?? 1;
    const covered = words.slice(i, i + length);
    const key = code?.token ?? covered.map(({whole}) => whole).join(' ');
    units.set(key, {
      key,
      words: covered,
      code,
      synonyms: phrase?.others ?? [],
      isWeak: !phrase && weakWords.has(word.whole),
    });
    i += length;
  }
  return [...units.values()];
}

/** Reads a query as units: each must be found, in any of its spellings. */
import {searchSynonyms} from '../../data/searchSynonyms';
import {readCode, type WrittenCode} from './codes';
import {stopWords} from './stopWords';
import {wordsOf, type Word} from './tokenize';

/** Longer queries are cut: nobody types them, and each unit costs a search. */
export const MAX_QUERY_LENGTH = 200;
export const MAX_UNITS = 12;

/** One thing the visitor asks for: a word, a code, or a phrase that has synonyms. */
export interface Unit {
  /** Same text, same unit: a key to remember its results by. */
  key: string;
  words: readonly Word[];
  /** Set when the unit is an error code. */
  code: WrittenCode | null;
  /** Other ways to say it, each a list of tokens that must all be found. */
  synonyms: readonly (readonly string[])[];
}

/** A fuzzy match of more than this many edits would find other words. */
const SHORTEST_FUZZY = 5;
const SHORTEST_VERY_FUZZY = 7;

/** Edits by which a word may differ: 1 from five letters, 2 from seven, none where a digit makes every sign count. */
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

/** Whether longer words count too: not for a single letter, and not for a number such as 11, which 1100 is not. */
export function allowsPrefix(token: string): boolean {
  return token.length > 1 && (/\D/.test(token) || token.length > 3);
}

interface Phrase {
  tokens: readonly string[];
  others: readonly (readonly string[])[];
}

function meaningful(text: string): string[] {
  return wordsOf(text)
    .map(({whole}) => whole)
    .filter((word) => !stopWords.has(word));
}

/** Every phrase of the synonyms by its first token, longest first. */
const phrasesByFirst = new Map<string, Phrase[]>();
for (const group of searchSynonyms) {
  const spellings = group.map(meaningful);
  for (const tokens of spellings) {
    const others = spellings.filter((other) => other !== tokens);
    const list = phrasesByFirst.get(tokens[0]!) ?? [];
    list.push({tokens, others});
    list.sort((a, b) => b.tokens.length - a.tokens.length);
    phrasesByFirst.set(tokens[0]!, list);
  }
}

function findPhrase(words: readonly Word[], at: number): Phrase | undefined {
  return phrasesByFirst
    .get(words[at]!.whole)
    ?.find(({tokens}) =>
      tokens.every((token, i) => words[at + i]?.whole === token),
    );
}

/** "Error code: 0xC004F074." and "0x C004F074" as people paste them, without what is not the code. */
function tidy(query: string): string {
  return query
    .slice(0, MAX_QUERY_LENGTH)
    .replace(/\b0x\s+(?=[\da-f]{8}\b)/gi, '0x')
    .replace(/[\u2212\u2010-\u2015](?=\d{6,10}\b)/g, '-');
}

/** The units of a query; none for an empty one, or one of emoji and punctuation. */
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
    });
    i += length;
  }
  return [...units.values()];
}

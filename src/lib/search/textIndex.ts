import {nearestSpelling} from './nearestSpelling';
import {toNumber, unpackNumbers} from './packNumbers';
import {
  arrange,
  fields,
  type Piece,
  type Place,
  type SearchFile,
} from './records';
import {termOf} from './tokenize';
import type {Unit} from './units';

/** A unit of a query, as a text may say it. */
export interface Wanted {
  /** Each form has words, and each word the terms that it may be. */
  forms: readonly {
    terms: readonly (readonly string[])[];
    isSynonym: boolean;
  }[];
  /** How much it tells that a text has it. */
  weight: number;
}

/** What a text has of a query. */
export interface Match {
  score: number;
  /** How many units of the query it has. */
  count: number;
}

/** Questions count twice. Of 805, 667 find their page among three so, and 514 their section. If names count three times, 643 and 479 do. */
const boosts = {title: 1, heading: 1, asked: 2, text: 1};

/** The usual constants of BM25+: how much it counts that a text repeats a term, that it is long, and that it has the term. */
const REPEATED = 1.2;
const LONG = 0.7;
const PRESENT = 0.5;

/** What a term counts of which only the beginning was typed, and what each letter that is missing takes from that. */
const UNFINISHED = 0.375;
const MISSING = 0.3;

/** How much a term tells that so many of all have. */
const rarityOf = (count: number, all: number) =>
  Math.log(1 + (all - count + 0.5) / (count + 0.5));

/** A function that keeps what it made of each word. */
function kept<T>(make: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    if (!known.has(word)) {
      known.set(word, make(word));
    }
    return known.get(word)!;
  };
}

/** Finds texts by the units of a query. */
export class TextIndex {
  readonly words = new Set<string>();
  readonly places: readonly Place[];
  private readonly pieces: readonly Piece[];
  /** For each term, the first piece that has it, and the others, packed. */
  private readonly found = new Map<string, [first: number, further: string]>();
  /** How many different words each text has, by field, and how many it has on average. */
  private readonly lengths: readonly (readonly number[])[];
  private readonly averages: readonly number[];

  constructor(file: SearchFile) {
    const first = unpackNumbers(file.first);
    const further = file.further.split(' ');
    for (const [at, packed] of file.words.split(' ').entries()) {
      const [start, end = '', ...ends] = packed.split(',');
      this.found.set(start + end, [first[at]!, further[at]!]);
      for (const each of ends.length > 0 ? ends : [end]) {
        this.words.add(start + each);
      }
    }
    ({pieces: this.pieces, places: this.places} = arrange(file.pages));
    this.lengths = file.lengths.map((all) => Array.from(all, toNumber));
    this.averages = this.lengths.map(
      (all) => all.reduce((sum, length) => sum + length, 0) / all.length,
    );
  }

  terms(): Iterable<string> {
    return this.found.keys();
  }

  /** The pieces that have a term, one as often as it has it. */
  private listOf(term: string): readonly number[] {
    const found = this.found.get(term);
    return found ? [found[0], ...unpackNumbers(found[1], found[0])] : [];
  }

  /** The pieces that have a term, each once. */
  readonly piecesOf = kept<readonly number[]>((term) => {
    const all = this.listOf(term);
    return all.filter((piece, at) => piece !== all[at - 1]);
  });

  /** What a unit may be in a text, and how much that tells. */
  want(forms: Unit['forms']): Wanted {
    const all = forms.map(({words, isSynonym}) => ({
      terms: words
        .map((word) => this.termsOf(word, false).map(([term]) => term))
        .filter(({length}) => length > 0),
      isSynonym,
    }));
    const counts = all
      .flatMap(({terms}) => terms.flat())
      .map((term) => this.piecesOf(term).length)
      .filter((count) => count > 0);
    const weight = rarityOf(Math.min(...counts), this.pieces.length);
    return {forms: all, weight};
  }

  /** The score of each text that has a term. */
  private readonly scoresOf = kept<ReadonlyMap<number, number>>((term) => {
    const pieces = this.listOf(term);
    const scores = new Map<number, number>();
    for (const [of, field] of fields.entries()) {
      const counts = new Map<number, number>();
      for (const piece of pieces) {
        for (const text of this.pieces[piece]![field] ?? []) {
          counts.set(text, (counts.get(text) ?? 0) + 1);
        }
      }
      const lengths = this.lengths[of]!;
      const rarity = rarityOf(counts.size, lengths.length);
      for (const [text, count] of counts) {
        const length = 1 - LONG + (LONG * lengths[text]!) / this.averages[of]!;
        const score =
          PRESENT + (count * (REPEATED + 1)) / (count + REPEATED * length);
        scores.set(
          text,
          (scores.get(text) ?? 0) + boosts[field] * rarity * score,
        );
      }
    }
    return scores;
  });

  private readonly nearestTo = kept((word) =>
    nearestSpelling(word, this.words),
  );

  /**
   * The terms that a word stands for, and how much they count. A stop word has none. A word that no text has may be misspelled,
   * or, while it is being typed, unfinished.
   */
  private termsOf(
    word: string,
    mayGoOn: boolean,
  ): (readonly [string, number])[] {
    const typed = termOf(word);
    if (typed === null) {
      return [];
    }
    if (this.words.has(word) || (typed !== word && this.found.has(typed))) {
      return [[typed, 1]];
    }
    const longer = [...(mayGoOn ? this.found.keys() : [])]
      .filter((term) => term !== typed && term.startsWith(typed))
      .map(
        (term) =>
          [
            term,
            (UNFINISHED * term.length) /
              (term.length + MISSING * (term.length - typed.length)),
          ] as const,
      );
    const nearest = this.nearestTo(word);
    return [
      [typed, 1],
      ...longer,
      ...(nearest ? [[termOf(nearest)!, 1] as const] : []),
    ];
  }

  /** The score of each text that has a word. */
  private scoresOfWord(
    meant: readonly (readonly [string, number])[],
  ): ReadonlyMap<number, number> {
    const sums = new Map<number, number>();
    for (const [term, weight] of meant) {
      for (const [text, score] of this.scoresOf(term)) {
        sums.set(text, (sums.get(text) ?? 0) + weight * score);
      }
    }
    return sums;
  }

  /** What each text has of the units. Adds the terms that matched what was typed to `terms`. */
  match(units: readonly Unit[], terms: Set<string>): readonly Match[] {
    const matches = this.lengths[0]!.map(() => ({score: 0, count: 0}));
    for (const {forms, mayGoOn} of units) {
      const best = new Map<number, number>();
      for (const {words, isSynonym} of forms) {
        const meant = words.map((word) => this.termsOf(word, mayGoOn));
        const scores = meant.map((all) => this.scoresOfWord(all));
        const has = (text: number) => scores.every((all) => all.has(text));
        for (const text of scores[0]?.keys() ?? []) {
          if (has(text)) {
            const sum = scores.reduce((sum, all) => sum + all.get(text)!, 0);
            best.set(
              text,
              Math.max(isSynonym ? sum / 2 : sum, best.get(text) ?? 0),
            );
          }
        }
        for (const [term] of isSynonym ? [] : meant.flat()) {
          if ([...this.scoresOf(term).keys()].some(has)) {
            terms.add(term);
          }
        }
      }
      for (const [text, score] of best) {
        matches[text]!.score += score;
        matches[text]!.count += 1;
      }
    }
    matches.forEach((match) => (match.score *= match.count));
    return matches;
  }
}

import MiniSearch, {type Query} from 'minisearch';
import {nearestSpelling} from './nearestSpelling';
import {termOf, tokenize} from './tokenize';
import type {Unit} from './units';

/** Texts to add at a time, so that the page stays responsive. */
const CHUNK_SIZE = 40;

/** What a text has of a query. */
export interface Match {
  score: number;
  /** How many units of the query it has. */
  count: number;
}

/** A text with its names and what visitors ask, which counts more. */
export type Text = Readonly<
  Record<'title' | 'heading' | 'asked' | 'text', string>
>;

/** Finds texts by the units of a query. Each text is known by its position. */
export class TextIndex {
  readonly words = new Set<string>();
  private readonly terms = new Set<string | null>();
  private readonly index = new MiniSearch({
    fields: ['title', 'heading', 'asked', 'text'],
    tokenize,
    processTerm: (word) => {
      this.words.add(word);
      this.terms.add(termOf(word));
      return termOf(word);
    },
    searchOptions: {
      // With names counting three times, 643 of 805 questions found their page among three, and 479 their section; now 667 and 514.
      boost: {asked: 2},
      tokenize: (word) => [word],
      processTerm: termOf,
    },
  });

  /** Adds all texts, in small steps. */
  async add(texts: readonly Text[]): Promise<void> {
    const documents = texts.map((text, id) => ({id, ...text}));
    await this.index.addAllAsync(documents, {chunkSize: CHUNK_SIZE});
  }

  /** A word in one of its forms. One that no text has may be misspelled, or, while it is being typed, unfinished. */
  private query(word: string, mayGoOn: boolean): Query {
    const term = termOf(word);
    if (this.words.has(word) || (term !== word && this.terms.has(term))) {
      return word;
    }
    const nearest = nearestSpelling(word, this.words);
    const typed = {queries: [word], prefix: mayGoOn};
    return {combineWith: 'OR', queries: nearest ? [typed, nearest] : [typed]};
  }

  /** What each text has of the units. Adds the terms that matched what was typed to `terms`. */
  match(units: readonly Unit[], terms: Set<string>): readonly Match[] {
    const matches = Array.from({length: this.index.documentCount}, () => ({
      score: 0,
      count: 0,
    }));
    for (const {forms, mayGoOn} of units) {
      const scores = new Map<number, number>();
      for (const {words, isSynonym} of forms) {
        const queries = words.map((word) => this.query(word, mayGoOn));
        for (const found of this.index.search({combineWith: 'AND', queries})) {
          // MiniSearch has multiplied the score by the number of terms.
          const score =
            found.score / found.queryTerms.length / (isSynonym ? 2 : 1);
          scores.set(found.id, Math.max(score, scores.get(found.id) ?? 0));
          if (!isSynonym) {
            found.terms.forEach((term) => terms.add(term));
          }
        }
      }
      for (const [id, score] of scores) {
        matches[id]!.score += score;
        matches[id]!.count += 1;
      }
    }
    matches.forEach((match) => (match.score *= match.count));
    return matches;
  }
}

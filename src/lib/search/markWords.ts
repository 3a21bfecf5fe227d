import {termOf, tokensOf, wordsOf} from './tokenize';

/** A piece of text, marked or not. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

/** Splits `text` into segments, and marks each word that has one of `terms`. Joined, the segments give `text`. */
export function markWords(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) {
      segments.push({text: text.slice(end, to), isMarked});
      end = to;
    }
  };
  for (const word of wordsOf(text)) {
    if (tokensOf(word).some((token) => terms.has(termOf(token)!))) {
      add(word.start, false);
      add(word.end, true);
    }
  }
  add(text.length, false);
  return segments;
}

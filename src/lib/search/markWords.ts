import {tokensOf, wordsOf} from './tokenize';

/** A stretch of text, marked or not. */
export interface Segment {
  text: string;
  isMarked: boolean;
}

/** Cuts `text` so that the words with one of `tokens` stand alone, marked. The segments joined give the text again. */
export function markWords(
  text: string,
  tokens: ReadonlySet<string>,
): Segment[] {
  const segments: Segment[] = [];
  let end = 0;
  const add = (to: number, isMarked: boolean) => {
    if (to > end) {
      segments.push({text: text.slice(end, to), isMarked});
      end = to;
    }
  };
  for (const word of wordsOf(text)) {
    if (tokensOf(word).some((token) => tokens.has(token))) {
      add(word.start, false);
      add(word.end, true);
    }
  }
  add(text.length, false);
  return segments;
}

/**
 * The words of a section that matched but that neither its heading nor its excerpt shows, at most `limit`, in the order
 * of the list.
 */
export function unseenMatches(
  words: readonly string[],
  tokens: ReadonlySet<string>,
  limit = 4,
): string[] {
  const found: string[] = [];
  for (const text of words) {
    const [word] = wordsOf(text);
    if (word && tokensOf(word).some((token) => tokens.has(token))) {
      found.push(text);
      if (found.length === limit) {
        break;
      }
    }
  }
  return found;
}

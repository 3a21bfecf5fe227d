import {tokensOf, wordsOf} from './tokenize';

/** Length of an excerpt in characters, and how many may come before the first match. */
const LENGTH = 150;
const BEFORE = 40;

/** The part of a text that contains the most `tokens`, cut between words. The beginning if it contains none. */
export function excerptOf(text: string, tokens: ReadonlySet<string>): string {
  if (text.length <= LENGTH) {
    return text;
  }
  const matches = wordsOf(text).flatMap((word) => {
    const found = tokensOf(word).filter((token) => tokens.has(token));
    return found.length > 0 ? [{...word, found}] : [];
  });
  let best = {start: 0, count: 0};
  for (const {start} of matches) {
    const end = start + LENGTH - BEFORE;
    const near = matches.filter(
      (match) => match.start >= start && match.end <= end,
    );
    const count = new Set(near.flatMap(({found}) => found)).size;
    if (count > best.count) {
      best = {start, count};
    }
  }
  const from = Math.max(0, Math.min(best.start - BEFORE, text.length - LENGTH));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const isAtEnd = start + LENGTH >= text.length;
  const cut = text.lastIndexOf(' ', start + LENGTH);
  const shown = isAtEnd
    ? text.slice(start)
    : `${text
        .slice(start, cut > start ? cut : start + LENGTH)
        .replace(/[\s.,:;]+$/, '')}…`;
  return start > 0 ? `…${shown}` : shown;
}

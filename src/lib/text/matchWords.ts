/** Normalizes text for comparison: lower case, no accents, plain quotes and hyphens, single spaces. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Further words are ignored. */
const MAXIMUM_WORDS = 12;

/** The words of a query, {@link fold}ed. */
export const queryWords = (query: string): readonly string[] =>
  fold(query.slice(0, 500)).split(' ').filter(Boolean).slice(0, MAXIMUM_WORDS);

/**
 * Returns a test for {@link fold}ed texts: each word of the query must occur anywhere in the text, in any order,
 * ignoring case. An empty query matches everything.
 */
export function matchWords(query: string): (folded: string) => boolean {
  const words = queryWords(query);
  return (folded) => words.every((word) => folded.includes(word));
}

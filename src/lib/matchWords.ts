/** The text as it is compared: lower case, without accents and typographic quotes, one space between words. */
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

/** Words beyond these say nothing more about what is wanted. */
const MAXIMUM_WORDS = 12;

/**
 * Tests texts, which must be {@link fold}ed, against what someone types: every word must occur, in any order, anywhere,
 * in any case. An empty query lets everything pass.
 */
export function matchWords(query: string): (folded: string) => boolean {
  const words = fold(query.slice(0, 500))
    .split(' ')
    .filter(Boolean)
    .slice(0, MAXIMUM_WORDS);
  return (folded) => words.every((word) => folded.includes(word));
}

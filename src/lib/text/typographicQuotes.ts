/**
 * Writes straight quotes and apostrophes as typographic ones.
 *
 * @param before the character in front of the text; empty at the start of a block
 */
export function typographicQuotes(text: string, before = ''): string {
  return text.replace(/['"]/g, (sign, at: number) => {
    if (sign === "'") {
      return '\u2019';
    }
    const opens = /^$|[\s([{/\u2013\u2014]/.test(text[at - 1] ?? before);
    return opens ? '\u201c' : '\u201d';
  });
}

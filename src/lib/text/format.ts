/**
 * How texts are written where a page shows them. What only answers need is in `sentences.ts`: a chunk has all of a module
 * that any chunk needs, so a first visit would load 0.6 kB more.
 */

/** "1 code", "3 codes". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Adds thousands separators, independent of the locale: `6543210987` becomes `6,543,210,987`. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

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

/**
 * Puts no-break spaces into the names of products, and between the day and the year of a date, so that no heading has a line
 * break within "Windows 11 24H2" or "October 14, 2025", of which `keepDates` keeps the month. The rest breaks as usual.
 */
export function keepTogether(text: string): string {
  return text.replace(
    /\b(Windows|Server|Office|LTSC|LTSB|Microsoft|\d+|\d\d?,(?= \d{4})) (?=\d|XP\b|Vista\b|Server \d|LTSC\b|R2\b)/g,
    '$1\u00a0',
  );
}

/** Removes the marks around code, for files, copied answers and accessible names. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}

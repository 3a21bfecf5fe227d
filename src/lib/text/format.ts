/** How texts are written where a page shows them. */

/** "1 code", "3 codes". */
export function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Adds thousands separators, independent of the locale: `6543210987` becomes `6,543,210,987`. */
export function formatCount(count: number): string {
  return String(Math.trunc(count)).replace(/\B(?=(?:\d{3}){1,7}$)/g, ',');
}

/** For the start of a sentence. */
export const upperFirst = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1);

/** For the middle of a sentence. A word such as "KMS" keeps its capitals. */
export const lowerFirst = (text: string): string =>
  text.replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());

/** `Pro`, or `Pro and Enterprise`, or `Home, Pro and Enterprise`. */
export function listed(names: readonly string[]): string {
  return names.length < 3
    ? names.join(' and ')
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/**
 * The first sentence of a text with its end, and the rest; empty if there is none. A name in curly quotes may have full
 * stops, and so may an abbreviation: a sentence begins with a capital, a quotation mark or code. "Yes." alone says nothing.
 */
export function splitSentence(text: string): [first: string, rest: string] {
  const [, first = text, rest = ''] =
    /^((?:(?:No|Yes)\. |(?!(?:No|Yes)\. ))(?:“[^”]*”|[^“])*?[^.“][.!?]) +(?=[A-Z"“`])(.+)$/s.exec(
      text,
    ) ?? [];
  return [first, rest];
}

/** A text with the words of a link in brackets, without the brackets: "Look it up", "Look", if it is "[Look] it up". */
export function readLink(marked: string): {text: string; words?: string} {
  const [, words] = /\[([^[\]]+)\]/.exec(marked) ?? [];
  return {text: marked.replace(/[[\]]/g, ''), ...(words && {words})};
}

/** Removes the marks around code, for files, copied answers and accessible names. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
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

/** Takes apart, and puts together, the sentences of answers. */

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

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

/** Explains why MDX cannot read a page. */
import {lineAt, type Fault} from './fault';

/** The error that the parser throws. */
export interface SyntaxFailure {
  reason?: string;
  message: string;
  line?: number;
  place?: {offset?: number} | {start: {offset?: number}} | null;
}

/** What the reason of the parser looks like, and the message for the author, where `$1` is the first group of it. */
const explanations: readonly (readonly [reason: RegExp, message: string])[] = [
  [
    /corresponding closing brace/,
    'the brace { is never closed: put it into backticks, or write &#123; for it',
  ],
  [
    /expression with acorn|only spread elements|lazy line in expression/,
    "braces hold only lists of texts in a tag, such as codes={['x', 'y']}: put other text in braces into backticks, or write &#123; for the opening brace",
  ],
  [
    /import\/exports with acorn/,
    'a line that starts with "import" or "export" is read as code: start it with another word',
  ],
  [/^Expected a closing tag for `<br\b/, '<br> is never closed: write <br />'],
  [
    /^Expected a closing tag for `<([^`>\s]*)/,
    '<$1> is never closed: add </$1>, or put it into backticks if it is text',
  ],
  [
    /^Unexpected closing tag `(.+?)`, .* closing tag for `(.+?)`/,
    '$1 does not close $2: close the tags in the reverse order in which they start',
  ],
  [
    /^Unexpected closing slash/,
    'the closing tag closes nothing: remove it, or put it into backticks if it is text',
  ],
  [
    /to create a comment in MDX/,
    '<! starts a comment, which is never closed: end it with -->, or put it into backticks if it is text',
  ],
  [
    /to create a link in MDX/,
    'an address in angle brackets is read as a tag: write [what it is](address)',
  ],
  [
    /^Unexpected (?:character|end of file|lazy line|\S+ in name)/,
    'the angle bracket < starts a tag that is not complete: put it into backticks, or write &lt; for it',
  ],
];

function lineOf(text: string, reason: string, failure: SyntaxFailure): number {
  const [, opening] =
    /^Expected a closing tag for `.*?` \((\d+):/.exec(reason) ?? [];
  if (opening) {
    return Number(opening);
  }
  if (/corresponding closing brace/.test(reason)) {
    // The parser names the end of the paragraph or of the file.
    const {place} = failure;
    const end = place && ('start' in place ? place.start : place).offset;
    const brace = text.lastIndexOf('{', end ?? undefined);
    return lineAt(text, Math.max(brace, 0));
  }
  const line = failure.line ?? 1;
  if (!/import\/exports with acorn/.test(reason)) {
    return line;
  }
  // After a statement of one word, the parser names a later line.
  const rows = text.split('\n').slice(0, line);
  while (rows.length > 1 && !/^(?:import|export)\b/.test(rows.at(-1)!)) {
    rows.pop();
  }
  return rows.length;
}

/** `text` is what the parser was given. */
export function syntaxFault(
  path: string,
  text: string,
  failure: SyntaxFailure,
): Fault {
  const reason = failure.reason ?? failure.message;
  const line = lineOf(text, reason, failure);
  for (const [shape, message] of explanations) {
    const groups = shape.exec(reason);
    if (groups) {
      const fill = (_: string, group: string) => groups[Number(group)]!;
      return {path, line, message: message.replace(/\$(\d)/g, fill)};
    }
  }
  return {
    path,
    line,
    message: `the page cannot be read, here or a line above (${reason}): close each tag, and put braces and angle brackets that are text into backticks`,
  };
}

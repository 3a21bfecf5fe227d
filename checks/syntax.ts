/** Explains why MDX cannot read a page. */
import type {Fault} from './fault';

/** The error that the parser throws. */
export interface SyntaxFailure {
  reason?: string;
  message: string;
  line?: number;
  place?: {offset?: number} | {start: {offset?: number}} | null;
}

interface Explanation {
  /** What the reason of the parser looks like. */
  reason: RegExp;
  /** The message for the author, with the groups of `reason`. */
  explain: (...groups: string[]) => string;
}

const explanations: readonly Explanation[] = [
  {
    reason: /corresponding closing brace/,
    explain: () =>
      'the brace { is never closed: put it into backticks, or write &#123; for it',
  },
  {
    reason:
      /expression with acorn|only spread elements|lazy line in expression/,
    explain: () =>
      "braces hold only lists of texts in a tag, such as codes={['x', 'y']}: put other text in braces into backticks, or write &#123; for the opening brace",
  },
  {
    reason: /import\/exports with acorn/,
    explain: () =>
      'a line that starts with "import" or "export" is read as code: start it with another word',
  },
  {
    reason: /^Expected a closing tag for `<br\b/,
    explain: () => '<br> is never closed: write <br />',
  },
  {
    reason: /^Expected a closing tag for `<([^`>\s]*)/,
    explain: (name) =>
      `<${name}> is never closed: add </${name}>, or put it into backticks if it is text`,
  },
  {
    reason: /^Unexpected closing tag `(.+?)`, .* closing tag for `(.+?)`/,
    explain: (closing, open) =>
      `${closing} does not close ${open}: close the tags in the reverse order in which they start`,
  },
  {
    reason: /^Unexpected closing slash/,
    explain: () =>
      'the closing tag closes nothing: remove it, or put it into backticks if it is text',
  },
  {
    reason: /to create a comment in MDX/,
    explain: () =>
      '<! starts a comment, which is never closed: end it with -->, or put it into backticks if it is text',
  },
  {
    reason: /to create a link in MDX/,
    explain: () =>
      'an address in angle brackets is read as a tag: write [what it is](address)',
  },
  {
    reason: /^Unexpected (?:character|end of file|lazy line|\S+ in name)/,
    explain: () =>
      'the angle bracket < starts a tag that is not complete: put it into backticks, or write &lt; for it',
  },
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
    return text.slice(0, Math.max(brace, 0)).split('\n').length;
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
  for (const {reason: shape, explain} of explanations) {
    const match = shape.exec(reason);
    if (match) {
      return {path, line, message: explain(...match.slice(1))};
    }
  }
  return {
    path,
    line,
    message: `the page cannot be read, here or a line above (${reason}): close each tag, and put braces and angle brackets that are text into backticks`,
  };
}

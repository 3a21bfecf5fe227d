import {termOf, tokenize} from './tokenize';

/** A shorter text goes on in the next part. */
const fewestCharacters = 120;

/** More is for the page to say. */
const mostCharacters = 300;

/** Code with its title, which says nothing to those who only look. */
const code = /(?:^ *\S.*:\n\n)?^ *```[^]*?^ *```$/gm;

/** A table: what its title says before a colon, the names of its columns with the line below them, and its rows. */
const table =
  /^(?:\*\*(?<subject>[^*:\n]+):[^*\n]*\*\*\n\n)?\|.*\n\| ?-.*\n(?<rows>(?:\|.*\n?)*)/gm;

/** Its rows alone. Each names the subject of the table: "From Education, Home". */
const rowsOf = (...match: readonly unknown[]): string => {
  const {subject, rows} = match.at(-1) as {subject?: string; rows: string};
  return subject ? rows.replace(/^\|/gm, `| ${subject},`) : rows;
};

/** Where a paragraph, an item of a list or a row of a table begins. Steps stay together, in their order. */
const partStart = /(?<!\n)\n{2,}(?!\n| *\d+\. | {3})|\n(?= *[-|] )/;

/** The text of Markdown as the copies of pages have it. */
const textOf = (markdown: string): string =>
  markdown
    .replace(/^\| (.*?) \| (.*) \|$/, '$1: $2.')
    .replace(/\[([^\]]{0,300})\]\([^)]*\)/g, '$1')
    .replace(/^(?: {0,3}> ?)+/gm, '')
    .replace(/^ *- /gm, '')
    .replace(/[*`]|\\(?=\W)/g, '')
    .replace(/ \| /g, '; ')
    .replace(/\s+/g, ' ')
    .trim();

function termsOf(text: string, terms: ReadonlySet<string>): string[] {
  const own = tokenize(text).map((token) => termOf(token)!);
  return [...new Set(own)].filter((term) => terms.has(term));
}

/**
 * What a section says about a query, without markup: its part with the rarest of the terms that the search matched, and
 * what follows that. `copy` is the Markdown copy of the page.
 */
export function sectionText(
  copy: string,
  heading: string,
  terms: ReadonlySet<string>,
): string {
  const [, ...lines] =
    copy
      .replace(code, '')
      .split(/^(?=#)/m)
      .map((section) => section.split('\n'))
      .find(([title = '']) => textOf(title.replace(/^#+/, '')) === heading) ??
    [];
  const parts = lines
    .join('\n')
    .replace(table, rowsOf)
    .split(partStart)
    .map(textOf)
    .filter((part) => part !== '' && !part.startsWith('!'));
  const uses = new Map<string, number>();
  for (const term of parts.flatMap((part) => termsOf(part, terms))) {
    uses.set(term, (uses.get(term) ?? 0) + 1);
  }
  // What is cut off says nothing.
  const scores = parts.map((part) =>
    termsOf(part.slice(0, mostCharacters), terms).reduce(
      (sum, term) => sum + 1 / uses.get(term)!,
      0,
    ),
  );
  let text = '';
  for (const part of parts.slice(scores.indexOf(Math.max(...scores)))) {
    if (text.length > fewestCharacters) {
      break;
    }
    text += ` ${part}`;
  }
  return text.length > mostCharacters
    ? text
        .slice(0, mostCharacters)
        .trim()
        .replace(/(?<!\s)\s+\S*$/, '…')
    : text.trim();
}

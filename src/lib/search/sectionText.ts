import {termOf, tokenize} from './tokenize';

/** A shorter text goes on in the next part. */
const fewestCharacters = 120;

/** More is for the page to say. */
const mostCharacters = 300;

/** Code with its title, which says nothing to those who only look. */
const code = /(?:^ *\S.*:\n\n)?^ *```[^]*?^ *```$/gm;

/** A table: what its title says before a colon, the names of its columns with the line below them, and its rows. */
const table =
  /^(?:\*\*(?<subject>[^*:\n]+):[^*\n]*\*\*\n\n)?\|(?<names>.*)\n\| ?-.*\n(?<rows>(?:\|.*\n?)*)/gm;

/** Its rows alone. Each names the subject of the table, as in "From Education, Home", and its columns, if it has more than two. */
function rowsOf(...match: readonly unknown[]): string {
  const {
    subject,
    names = '',
    rows = '',
  } = match.at(-1) as Readonly<Record<string, string | undefined>>;
  // Each ends with a line.
  const columns = names
    .split('|')
    .slice(0, -1)
    .map((name) => name.trim());
  const named = rows.replace(/^\|.*/gm, (row) =>
    columns.length > 2
      ? row
          .split(' | ')
          .map((cell, at) =>
            at > 0 && cell ? `${columns[at]}: ${cell}` : cell,
          )
          .join(' | ')
      : row,
  );
  return subject ? named.replace(/^\|/gm, `| ${subject},`) : named;
}

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

/** A unit of a query, as a section may say it. */
export interface Wanted {
  /** Each form has words, and each word the terms that it may be. */
  forms: readonly {
    terms: readonly (readonly string[])[];
    isSynonym: boolean;
  }[];
  /** How much it tells that a text has it. */
  weight: number;
}

/** What the heading says is true of each part, unless it lists what they are about: "Reset, clone, or virtual machine". */
const NAMED = 0.5;
const list = /,| or /;

/** A synonym may be another thing. */
const SYNONYM = 0.8;

/** How much a text has of a unit: all, less for a synonym, or nothing. */
function shareOf({forms}: Wanted, text: ReadonlySet<string>): number {
  const found = forms.filter(({terms}) =>
    terms.every((word) => word.some((term) => text.has(term))),
  );
  if (found.length === 0) {
    return 0;
  }
  return found.every(({isSynonym}) => isSynonym) ? SYNONYM : 1;
}

const termsIn = (text: string): ReadonlySet<string> =>
  new Set(tokenize(text).map((token) => termOf(token)!));

/**
 * What a section says about a query, without markup: its part with the most and the rarest of what is wanted, and what follows
 * that. `copy` is the Markdown copy of the page.
 */
export function sectionText(
  copy: string,
  heading: string,
  wanted: readonly Wanted[],
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
  // What is cut off says nothing.
  const texts = parts.map((part) => termsIn(part.slice(0, mostCharacters)));
  const named = termsIn(list.test(heading) ? '' : heading);
  const scores = parts.map(() => 0);
  for (const unit of wanted) {
    const shares = texts.map((text) => shareOf(unit, text));
    const uses = shares.filter((share) => share > 0).length;
    const weight = unit.weight * (shareOf(unit, named) > 0 ? NAMED : 1);
    shares.forEach((share, at) => {
      scores[at]! += share && (share * weight) / uses;
    });
  }
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

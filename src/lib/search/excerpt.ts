import {decides, goalsOf} from './markers';
import type {Wanted} from './textIndex';
import {termOf, tokenize} from './tokenize';

/** A shorter text goes on in the next part. */
const fewestCharacters = 120;

/** More is for the page to say, but for the end of a sentence. */
const mostCharacters = 300;

/** What the heading says is true of each part, unless it lists what they are about: "Reset, clone, or virtual machine". */
const NAMED = 0.5;
const list = /,| or /;

/** A synonym may be another thing. */
const SYNONYM = 0.8;

/** Where a sentence ends. */
const sentenceEnd = /(?<=[.!?]["')]?)\s+(?=["'(]?[\p{Lu}\d])/u;

const signs: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

const textOf = (html: string) =>
  html
    .replace(/<br>|<\/(?:p|li)>/g, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&#x([\da-f]+);/g, (_, code: string) =>
      String.fromCodePoint(parseInt(code, 16)),
    )
    .replace(/&(\w+);/g, (sign, name: string) => signs[name] ?? sign)
    .replace(/\s+/g, ' ')
    .trim();

/** A part of a section: a paragraph, an entry of a list, or a row of a table. */
interface SectionPart {
  text: string;
  /** What it is about, if it is one of several cases. */
  label: string;
  /** Whether the next part is another case. */
  isRow: boolean;
}

/** A row of a table, with the names of its columns if it has more than two. None if it has only signs. */
function rowOf(html: string, columns: readonly string[]): SectionPart[] {
  const [label = '', ...cells] = html.split(/<\/t[hd]>/).map(textOf);
  const named = cells.flatMap((cell, at) => {
    const column = columns.length > 2 ? columns[at + 1] : undefined;
    return cell ? [column ? `${column}: ${cell}` : cell] : [];
  });
  const text = `${label.replace(/[.!?]$/, '')}: ${named.join('; ')}`.replace(
    /(?<![.!?])$/,
    '.',
  );
  return named.length > 0 ? [{label, text, isRow: true}] : [];
}

/** Code with its title, which says nothing to those who only look, what a table or a folded part is called, and a button. */
const skipped =
  /<a data-button.*?<\/a>|<div data-code.*?<\/div>|<caption.*?<\/caption>|<p><strong>[^<]*<\/strong><\/p>/gs;

/** A sentence that goes on from the one before it. */
const goesOn = /^(?:and|but|it|otherwise|so|that|then|these|they|this)\b/i;

function partsOf(html: string): SectionPart[] {
  let columns: readonly string[] = [];
  const pieces = html.replace(skipped, '').split(/(?=<(?:p|li|tr)\b)/);
  return pieces.flatMap((piece): SectionPart[] => {
    if (piece.startsWith('<tr') && piece.includes('<td')) {
      return rowOf(piece, columns);
    }
    if (piece.startsWith('<tr')) {
      columns = piece.split('</th>').slice(0, -1).map(textOf);
      return [];
    }
    const text = textOf(piece);
    const [, name = ''] = /^<li>\s*<strong>(.*?)<\/strong>/.exec(piece) ?? [];
    return text ? [{text, label: textOf(name), isRow: false}] : [];
  });
}

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

/** Whether a part is about a product, a number or a direction that the query does not name, as the heading does not. */
function isOther(
  {label}: SectionPart,
  topicTerms: ReadonlySet<string>,
  goals: readonly string[],
): boolean {
  const terms = [...termsIn(label)];
  // Not a number, but a name of Office.
  const is365 = terms.includes('365');
  const numbers = terms.filter((term) => /^\d/.test(term) && term !== '365');
  const products = terms.filter(
    (term) => decides(term) && !numbers.includes(term) && term !== 'not',
  );
  const differs = (all: readonly string[]) =>
    all.length > 0 && !all.some((term) => topicTerms.has(term));
  const hasNumber = [...topicTerms].some((term) => /^\d/.test(term));
  return (
    differs(is365 ? [...products, 'offic'] : products) ||
    (hasNumber && differs(numbers)) ||
    goalsOf(label).some((goal) => !goals.includes(goal))
  );
}

/**
 * What a section says about a query: of its parts, the one with the most and the rarest of what is wanted, in whole sentences.
 * Empty if all that it has is about something else.
 */
export function excerptOf(
  html: string,
  heading: string,
  query: string,
  wanted: readonly Wanted[],
): string {
  const named = termsIn(list.test(heading) ? '' : heading);
  const topicTerms = new Set([
    ...wanted.flatMap(({forms}) => forms.flatMap(({terms}) => terms.flat())),
    ...termsIn(heading),
  ]);
  const goals = goalsOf(`${heading}. ${query}`);
  const parts = partsOf(html).filter(
    (part) => !isOther(part, topicTerms, goals),
  );
  const scoresOf = (texts: readonly string[]): number[] => {
    const terms = texts.map(termsIn);
    const scores = texts.map(() => 0);
    for (const unit of wanted) {
      const shares = terms.map((each) => shareOf(unit, each));
      const uses = shares.filter((share) => share > 0).length;
      const weight = unit.weight * (shareOf(unit, named) > 0 ? NAMED : 1);
      shares.forEach((share, at) => {
        scores[at]! += share && (share * weight) / uses;
      });
    }
    return scores;
  };
  const bestOf = (texts: readonly string[]) => {
    const scores = scoresOf(texts);
    return scores.indexOf(Math.max(...scores));
  };
  const [best, ...others] = parts.slice(bestOf(parts.map(({text}) => text)));
  if (!best) {
    return '';
  }
  const sentences = best.text.split(sentenceEnd);
  let start =
    best.isRow || best.text.length <= mostCharacters ? 0 : bestOf(sentences);
  while (start > 0 && goesOn.test(sentences[start]!)) {
    start -= 1;
  }
  const end = others.findIndex(({isRow}) => isRow);
  const next = best.isRow ? [] : others.slice(0, end < 0 ? undefined : end);
  let said = '';
  for (const sentence of [
    ...sentences.slice(start),
    ...next.flatMap(({text}) => text.split(sentenceEnd)),
  ]) {
    // The entries of a list have no mark at their end.
    const joint = said === '' || /[.!?:;]["')]?$/.test(said) ? ' ' : '; ';
    const longer = `${said}${joint}${sentence}`.trim();
    if (
      said !== '' &&
      (said.length > fewestCharacters || longer.length > mostCharacters)
    ) {
      break;
    }
    said = longer;
  }
  // What a colon leads to isn't there.
  return said.replace(/(?<=[.!?]) [^.!?]*:$/, '');
}

/**
 * The index file that the build writes and the browser reads. The full text of the site would be too large, so for each
 * section the index keeps only the beginning as prose (to show) and every other word once (to find). Words are numbered
 * in the order of their first use on the site, and each section lists its numbers.
 */
import {packNumbers, unpackNumbers} from './packNumbers';
import {tokensOf, wordsOf} from './tokenize';

/** Characters of a section to keep as prose. Ten more add about 1 KB to the index. */
const EXCERPT_LENGTH = 110;

/** A section of a built page. */
export interface PageSection {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** Empty for the top of the page. */
  heading: string;
  text: string;
}

/** A built page. */
export interface PageText {
  /** Path below the base URL, with a slash in front. */
  route: string;
  title: string;
  /** Search words from the front matter that may not be in the text. */
  aliases: readonly string[];
  /** In page order. The first is the text above the first heading. */
  sections: readonly PageSection[];
  /** Collapsed entries with their own anchor: the error codes. Their heading is enough, so no prose is kept. */
  entries: readonly PageSection[];
}

type PackedSection = readonly [
  anchor: string,
  heading: string,
  excerpt: string,
  words: string,
];
type PackedEntry = readonly [anchor: string, heading: string, words: string];

interface PackedPage {
  route: string;
  title: string;
  aliases?: readonly string[];
  sections: readonly PackedSection[];
  entries?: readonly PackedEntry[];
}

/** The index file. */
export interface SearchFile {
  /** Every word that some section lists, separated by spaces. */
  words: string;
  pages: readonly PackedPage[];
}

/** The page of a search result. */
export type SearchPage = Pick<PageText, 'route' | 'title' | 'aliases'>;

/** A search result: the top of a page, a section or an entry. */
export interface SearchRecord {
  /** Index in the list of records. */
  id: number;
  page: SearchPage;
  anchor: string;
  heading: string;
  /** The beginning of the text; empty for an entry. */
  excerpt: string;
  /** The words that are not in the heading or excerpt, each once, in the order of their first use on the site. */
  words: readonly string[];
  kind: 'page' | 'section' | 'entry';
}

function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) {
    return text;
  }
  const cut = text.lastIndexOf(' ', EXCERPT_LENGTH);
  const start = text.slice(0, cut > 0 ? cut : EXCERPT_LENGTH);
  return `${start.replace(/[\s.,:;]+$/, '')}…`;
}

/** Builds the index of a site. Deterministic: the same pages always give the same file. */
export function packPages(pages: readonly PageText[]): SearchFile {
  const numbers = new Map<string, number>();
  const words: string[] = [];

  /** The words of `text` with tokens that `shown` does not have. */
  const packWords = (text: string, shown: string): string => {
    const seen = new Set(wordsOf(shown).flatMap(tokensOf));
    const listed: number[] = [];
    for (const word of wordsOf(text)) {
      const unseen = tokensOf(word).filter((token) => !seen.has(token));
      if (unseen.length > 0) {
        unseen.forEach((token) => seen.add(token));
        let number = numbers.get(word.whole);
        if (number === undefined) {
          number = words.push(word.whole) - 1;
          numbers.set(word.whole, number);
        }
        listed.push(number);
      }
    }
    return packNumbers(listed);
  };

  return {
    pages: pages.map(({route, title, aliases, sections, entries}) => ({
      route,
      title,
      ...(aliases.length > 0 && {aliases}),
      sections: sections.map(({anchor, heading, text}) => {
        const excerpt = excerptOf(text);
        const shown = `${heading} ${excerpt}`;
        return [anchor, heading, excerpt, packWords(text, shown)] as const;
      }),
      ...(entries.length > 0 && {
        entries: entries.map(
          ({anchor, heading, text}) =>
            [anchor, heading, packWords(text, heading)] as const,
        ),
      }),
    })),
    words: words.join(' '),
  };
}

/** All records of an index, page by page. */
export function unpackRecords(file: SearchFile): SearchRecord[] {
  const vocabulary = file.words.split(' ');
  const wordsAt = (packed: string) =>
    unpackNumbers(packed).map((number) => vocabulary[number] ?? '');
  const records: SearchRecord[] = [];
  for (const {sections, entries = [], ...rest} of file.pages) {
    const page = {aliases: [], ...rest};
    for (const [anchor, heading, excerpt, words] of sections) {
      records.push({
        id: records.length,
        page,
        anchor,
        heading,
        excerpt,
        words: wordsAt(words),
        kind: anchor === '' ? 'page' : 'section',
      });
    }
    for (const [anchor, heading, words] of entries) {
      records.push({
        id: records.length,
        page,
        anchor,
        heading,
        excerpt: '',
        words: wordsAt(words),
        kind: 'entry',
      });
    }
  }
  return records;
}

/** Validates a downloaded index. Throws if it is not one. */
export function parseSearchFile(value: unknown): SearchFile {
  const {pages, words} = (value ?? {}) as Partial<SearchFile>;
  if (
    !Array.isArray(pages) ||
    pages.length === 0 ||
    typeof words !== 'string'
  ) {
    throw new Error('The search index has no pages.');
  }
  return {pages, words};
}

/**
 * The two files that the build writes and the browser reads. The full text of the site would be too large to wait for, so the
 * index only has what finds and names a section: its heading, the questions it answers and every other word once. Words are numbered in the order of
 * their first use on the site, and each section lists its numbers. The texts follow when the search is ready, for the excerpts.
 */
import {packNumbers, unpackNumbers} from './packNumbers';
import {meaningfulWords, tokensOf, wordsOf} from './tokenize';

/** A section of a built page. */
export interface PageSection {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** Empty for the top of the page. */
  heading: string;
  text: string;
  /** What visitors ask that it answers, each a question, a message or a few words. */
  asked?: readonly string[];
}

/** A collapsed entry with its own anchor: an error code. Its heading is the meaning. */
export interface PageEntry extends PageSection {
  /** What to do first; empty if the entry does not say. */
  step: string;
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
  entries: readonly PageEntry[];
}

type PackedSection = readonly [
  anchor: string,
  heading: string,
  words: string,
  /** The words of each question, if there are any. */
  asked?: readonly string[],
];
type PackedEntry = readonly [
  anchor: string,
  heading: string,
  words: string,
  step: string,
  asked?: readonly string[],
];

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

/** The texts file: the text of each section, page by page in the order of the index. */
export type SearchTexts = readonly (readonly string[])[];

/** The page of a search result. */
export type SearchPage = Pick<PageText, 'route' | 'title' | 'aliases'>;

/** A search result: the top of a page, a section or an entry. */
export interface SearchRecord {
  /** Index in the list of records. */
  id: number;
  page: SearchPage;
  anchor: string;
  heading: string;
  /** For an entry, what to do first; otherwise empty. */
  step: string;
  /** The words that are not in the heading or step, each once, in the order of their first use on the site. */
  words: readonly string[];
  /** The words of each question that it answers, without stop words. */
  asked: readonly (readonly string[])[];
  kind: 'page' | 'section' | 'entry';
}

/** Builds the index of a site. Deterministic: the same pages always give the same file. */
export function packPages(pages: readonly PageText[]): SearchFile {
  const numbers = new Map<string, number>();
  const words: string[] = [];

  const numberOf = (word: string): number => {
    const number = numbers.get(word) ?? words.push(word) - 1;
    numbers.set(word, number);
    return number;
  };

  /** The words of `text` with tokens that `shown` does not have. */
  const packWords = (text: string, shown: string): string => {
    const seen = new Set(wordsOf(shown).flatMap(tokensOf));
    const listed: number[] = [];
    for (const word of wordsOf(text)) {
      const unseen = tokensOf(word).filter((token) => !seen.has(token));
      if (unseen.length > 0) {
        unseen.forEach((token) => seen.add(token));
        listed.push(numberOf(word.whole));
      }
    }
    return packNumbers(listed);
  };

  const packAsked = (asked: readonly string[] = []): [string[]] | [] =>
    asked.length > 0
      ? [asked.map((text) => packNumbers(meaningfulWords(text).map(numberOf)))]
      : [];

  return {
    pages: pages.map(({route, title, aliases, sections, entries}) => ({
      route,
      title,
      ...(aliases.length > 0 && {aliases}),
      sections: sections.map(
        ({anchor, heading, text, asked}) =>
          [
            anchor,
            heading,
            packWords(text, heading),
            ...packAsked(asked),
          ] as const,
      ),
      ...(entries.length > 0 && {
        entries: entries.map(
          ({anchor, heading, text, step, asked}) =>
            [
              anchor,
              heading,
              packWords(text, `${heading} ${step}`),
              step,
              ...packAsked(asked),
            ] as const,
        ),
      }),
    })),
    words: words.join(' '),
  };
}

/** The texts file of a site. */
export function packTexts(pages: readonly PageText[]): SearchTexts {
  return pages.map(({sections}) => sections.map(({text}) => text));
}

/** The text of each record that has one: pages and sections. */
export function unpackTexts(
  records: readonly SearchRecord[],
  texts: SearchTexts,
): ReadonlyMap<SearchRecord, string> {
  const all = texts.flat();
  const written = records.filter(({kind}) => kind !== 'entry');
  return new Map(written.map((record, at) => [record, all[at] ?? '']));
}

/** All records of an index, page by page. */
export function unpackRecords(file: SearchFile): SearchRecord[] {
  const vocabulary = file.words.split(' ');
  const wordsAt = (packed: string) =>
    unpackNumbers(packed).map((number) => vocabulary[number] ?? '');
  const records: SearchRecord[] = [];
  for (const {sections, entries = [], ...rest} of file.pages) {
    const page = {aliases: [], ...rest};
    const add = (
      kind: SearchRecord['kind'],
      [anchor, heading, words, asked = []]: PackedSection,
      step = '',
    ) =>
      records.push({
        id: records.length,
        page,
        anchor,
        heading,
        step,
        words: wordsAt(words),
        asked: asked.map(wordsAt),
        kind,
      });
    for (const section of sections) {
      add(section[0] === '' ? 'page' : 'section', section);
    }
    for (const [anchor, heading, words, step, asked] of entries) {
      add('entry', [anchor, heading, words, asked], step);
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

/** Validates downloaded texts. Throws for anything else. */
export function parseSearchTexts(value: unknown): SearchTexts {
  if (!Array.isArray(value) || !value.every(Array.isArray)) {
    throw new Error('The search texts have no pages.');
  }
  return value as SearchTexts;
}

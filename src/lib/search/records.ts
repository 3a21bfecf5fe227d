/**
 * The file that the build writes and the browser reads. The full text of the site would be too large to wait for, so a section
 * has each of its words once, as numbers in the list of all words.
 */
import {packNumbers, unpackNumbers} from './packNumbers';
import {tokensOf, wordsOf} from './tokenize';

/** A section of a page, or the entry of an error code. */
export interface SearchSection {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** Empty for the top of the page. */
  heading: string;
  /** For the entry of an error code, what to do first. Other sections have none. */
  line?: string;
  text: string;
  /** What visitors ask that the section answers. */
  asked: readonly string[];
}

/** A page to search. */
export interface SearchPage {
  /** Path below the base URL, with a slash in front. */
  route: string;
  title: string;
  /** Its description, shown below the title. */
  line: string;
  /** Its label and aliases. */
  names: string;
  /** In page order. The first is the text above the first heading. */
  sections: readonly SearchSection[];
}

type PackedSection = readonly [
  anchor: string,
  heading: string,
  words: string,
  asked: readonly string[],
  line?: string,
];

/** The index file. */
export interface SearchFile {
  /** Every word of the texts, separated by spaces. */
  words: string;
  pages: readonly (Omit<SearchPage, 'sections'> & {
    sections: readonly PackedSection[];
  })[];
}

/** Packs the pages of a site. The same pages always give the same file. */
export function packPages(pages: readonly SearchPage[]): SearchFile {
  const numbers = new Map<string, number>();
  const words: string[] = [];

  /** The words of `text` that are not in `known`, each once. */
  function pack(text: string, known = ''): string {
    const seen = new Set(wordsOf(known).flatMap(tokensOf));
    const listed: number[] = [];
    for (const word of wordsOf(text)) {
      const unseen = tokensOf(word).filter((token) => !seen.has(token));
      if (unseen.length > 0) {
        unseen.forEach((token) => seen.add(token));
        const number = numbers.get(word.whole) ?? words.push(word.whole) - 1;
        numbers.set(word.whole, number);
        listed.push(number);
      }
    }
    return packNumbers(listed);
  }

  return {
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.map(
        ({anchor, heading, text, asked, line}): PackedSection => [
          anchor,
          heading,
          pack(text, `${heading} ${line ?? ''}`),
          asked.map((question) => pack(question)),
          ...(line === undefined ? ([] as const) : ([line] as const)),
        ],
      ),
    })),
    words: words.join(' '),
  };
}

/** The pages of an index, with the words of each text in another order. */
export function unpackPages(file: SearchFile): SearchPage[] {
  const vocabulary = file.words.split(' ');
  const unpack = (packed: string) =>
    unpackNumbers(packed)
      .map((number) => vocabulary[number])
      .join(' ');
  return file.pages.map((page) => ({
    ...page,
    sections: page.sections.map(([anchor, heading, words, asked, line]) => ({
      anchor,
      heading,
      line,
      text: unpack(words),
      asked: asked.map(unpack),
    })),
  }));
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

/**
 * The file that the build writes and the browser searches as it is. Search finds texts: each page, each section, and each
 * question that visitors ask of a section. They share what they are made of, so the file lists the terms of those pieces.
 */

/** A section of a page, or the entry of an error code. */
export interface SearchSection {
  /** Without `#`; empty for the top of the page. */
  anchor: string;
  /** Empty for the top of the page. */
  heading: string;
  /** For the entry of an error code, what to do first. Other sections have none. */
  line?: string;
  /** How many questions of visitors it answers, if any. */
  questions?: number;
}

/** A page to search. */
export interface SearchPage {
  /** Path below the base URL, with a slash in front. */
  route: string;
  title: string;
  /** Its description, shown below the title. */
  line: string;
  /** In page order. The first is the text above the first heading. */
  sections: readonly SearchSection[];
}

/** The parts of a text, by which its words count. */
export const fields = ['title', 'heading', 'asked', 'text'] as const;

export type Field = (typeof fields)[number];

/** The index file. */
export interface SearchFile {
  pages: readonly SearchPage[];
  /** The words of each term, separated by spaces: what they and the term begin with, then how it and they go on, if they differ. */
  words: string;
  /** The first piece that has each term, packed. */
  first: string;
  /** The further pieces that have each term, packed and separated by spaces: a piece is listed once for each time. */
  further: string;
  /** How many different words each text has, by field, a character for each. As numbers, they would cost 0.7 kB more. */
  lengths: readonly string[];
}

/** The texts that have a piece, by field. */
export type Piece = Readonly<Partial<Record<Field, readonly number[]>>>;

/**
 * The pieces of all pages: first the text of each section, then each heading, where the top has the title again, then each
 * question, then each title. Pages are the first texts; `sections` has the section of each further one.
 */
export function arrange(pages: readonly SearchPage[]): {
  pieces: readonly Piece[];
  sections: readonly number[];
} {
  const kinds: Readonly<Record<Field, Piece[]>> = {
    text: [],
    heading: [],
    asked: [],
    title: [],
  };
  const sections: number[] = [];
  for (const [page, {sections: all}] of pages.entries()) {
    const titled = [page];
    for (const {heading, line, questions = 0} of all) {
      const first = pages.length + sections.length;
      const texts = Array.from({length: 1 + questions}, (_, at) => first + at);
      texts.forEach(() => sections.push(kinds.text.length));
      // The title of the list says nothing about an entry, and an entry nothing about the list.
      const list = line === undefined ? [page] : [];
      const text = [first, ...list];
      kinds.text.push({text});
      kinds.heading.push(
        heading ? {heading: [...texts, ...list], text} : {heading: texts},
      );
      kinds.asked.push(
        ...texts.slice(1).map((question) => ({asked: [question, ...list]})),
      );
      titled.push(...(line === undefined ? texts : []));
    }
    kinds.title.push({title: titled});
  }
  return {pieces: Object.values(kinds).flat(), sections};
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
  return value as SearchFile;
}

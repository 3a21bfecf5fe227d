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

/** A section, the texts that it and its questions are, and the numbers of its pieces. */
export interface Place {
  page: SearchPage;
  section: SearchSection;
  texts: readonly number[];
  /** The title of its page. */
  title: number;
  heading: number;
  questions: readonly number[];
}

/**
 * The pieces of all pages: first the text of each section, then for each page its title and, for each of its sections, the
 * heading, where the top has the title again, and each question. The first texts are the pages.
 */
export function arrange(pages: readonly SearchPage[]): {
  pieces: readonly Piece[];
  places: readonly Place[];
} {
  const all = pages.flatMap(({sections}) => sections);
  const texts: Piece[] = [];
  const others: Piece[] = [];
  const add = (piece: Piece) => all.length + others.push(piece) - 1;
  const places: Place[] = [];
  let nextText = pages.length;
  for (const [id, page] of pages.entries()) {
    const titled = [id];
    const title = add({title: titled});
    for (const section of page.sections) {
      const {heading, line, questions = 0} = section;
      const own = Array.from({length: 1 + questions}, () => nextText++);
      // The title of the list says nothing about an entry, and an entry nothing about the list.
      const list = line === undefined ? [id] : [];
      const text = [own[0]!, ...list];
      titled.push(...(line === undefined ? own : []));
      texts.push({text});
      places.push({
        page,
        section,
        texts: own,
        title,
        heading: add(
          heading ? {heading: [...own, ...list], text} : {heading: own},
        ),
        questions: own
          .slice(1)
          .map((question) => add({asked: [question, ...list]})),
      });
    }
  }
  return {pieces: [...texts, ...others], places};
}

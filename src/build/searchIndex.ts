/** Makes the index of the search, so that the browser need not read the texts. */
import {packNumbers, toCharacter} from '../lib/search/packNumbers';
import {markersOf} from '../lib/search/markers';
import {
  arrange,
  fields,
  type SearchFile,
  type SearchPage,
  type SearchSection,
} from '../lib/search/records';
import {termOf, tokenize, tokensOf, wordsOf} from '../lib/search/tokenize';
import {isFiller} from '../lib/search/units';

export interface IndexedSection extends Omit<SearchSection, 'questions'> {
  text: string;
  /** What visitors ask that the section answers. */
  asked: readonly string[];
}

export interface IndexedPage extends Omit<SearchPage, 'sections'> {
  /** Its label and aliases. */
  names: string;
  /** In page order. The first is the text above the first heading. */
  sections: readonly IndexedSection[];
}

/** The words of `text` that are not in `known`, each once, so that a section counts no more for repeating itself. */
function distinct(text: string, known = ''): string {
  const seen = new Set(tokenize(known));
  return wordsOf(text)
    .filter((word) => {
      const unseen = tokensOf(word).filter((token) => !seen.has(token));
      unseen.forEach((token) => seen.add(token));
      return unseen.length > 0;
    })
    .map(({whole}) => whole)
    .join(' ');
}

const tellingOf = (text: string) =>
  tokenize(text).filter((each) => !isFiller(each));

/** The words of all pieces, in the order of `arrange`, with the markers of those that are headings or questions. */
const wordsOfPieces = (pages: readonly IndexedPage[]): string[][] => [
  ...pages
    .flatMap(({sections}) => sections)
    .map(({heading, line = '', text}) =>
      tellingOf(`${distinct(text, `${heading} ${line}`)} ${line}`),
    ),
  ...pages.flatMap(({title, names, sections}) => [
    tellingOf(`${title} ${names}`),
    ...sections.flatMap(({heading, asked}) => [
      [...tellingOf(heading || title), ...markersOf(heading)],
      ...asked.map((text) => [
        ...tellingOf(distinct(text)),
        ...markersOf(text),
      ]),
    ]),
  ]),
];

/** What the words of a term have in common, then how the term and each of its words go on. */
function packWords(term: string, words: readonly string[]): string {
  if (words.length === 1 && words[0] === term) {
    return term;
  }
  let start = term;
  while (!words.every((word) => word.startsWith(start))) {
    start = start.slice(0, -1);
  }
  return [
    start,
    ...[term, ...words].map((word) => word.slice(start.length)),
  ].join(',');
}

/** The same pages always give the same index. */
export function indexPages(written: readonly IndexedPage[]): SearchFile {
  const pages = written.map(({route, title, line, sections}): SearchPage => ({
    route,
    title,
    line,
    sections: sections.map(({anchor, heading, line, asked}) => ({
      anchor,
      heading,
      line,
      questions: asked.length || undefined,
    })),
  }));
  const {pieces, places} = arrange(pages);
  const texts = [...pages, ...places.flatMap((place) => place.texts)].map(() =>
    fields.map(() => new Set<string>()),
  );
  const terms = new Map<string, {words: Set<string>; found: number[]}>();
  for (const [at, words] of wordsOfPieces(written).entries()) {
    for (const word of words) {
      fields.forEach((field, of) =>
        pieces[at]![field]?.forEach((id) => texts[id]![of]!.add(word)),
      );
      const term = termOf(word)!;
      const entry = terms.get(term) ?? {words: new Set(), found: []};
      terms.set(term, entry);
      entry.words.add(word);
      entry.found.push(at);
    }
  }
  const entries = [...terms];
  return {
    pages,
    words: entries
      .map(([term, {words}]) => packWords(term, [...words]))
      .join(' '),
    first: packNumbers(entries.map(([, {found}]) => found[0]!)),
    further: entries
      .map(([, {found}]) => packNumbers(found.slice(1), found[0]))
      .join(' '),
    lengths: fields.map((_, of) =>
      texts.map((words) => toCharacter(words[of]!.size)).join(''),
    ),
  };
}

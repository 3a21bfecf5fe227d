/** Finds the sections of which people are known to ask just what a query says. */
import {labels} from '../../data/labels';
import {subjects} from '../../data/visitorWords';
import {decides, markersOf} from './markers';
import {nearestSpelling} from './nearestSpelling';
import type {Place} from './records';
import type {TextIndex, Wanted} from './textIndex';
import {termOf, tokenize, wordsOf} from './tokenize';

export type SectionPlace = Pick<Place, 'page' | 'section'>;

export interface Known {
  /** What the list begins with. */
  first?: SectionPlace;
  /** What a card shows: if the answer is in one place, and about the products that the query names. */
  card?: SectionPlace;
}

const subjectTerms: ReadonlySet<string> = new Set(
  subjects.split(' ').map((word) => termOf(word)!),
);

const isSubject = (term: string) => subjectTerms.has(term);

/** The current versions of Windows, of which most answers are true alike. */
const isCurrent = (term: string) => isSubject(term) || /^1[01]$/.test(term);

/** Whether a unit is nothing but such terms. */
const consistsOf = ({forms}: Wanted, is: (term: string) => boolean) =>
  forms.some(({terms}) => terms.length > 0 && terms.flat().every(is));

/** A unit of the query: the pieces that have it, and the terms by which they do. */
type Told = ReadonlyMap<number, readonly string[]>;

/** What is the same in two texts that differ in case, in punctuation, or by a word that is there twice. */
const keyOf = (text: string) =>
  [...new Set(wordsOf(text).map(({whole}) => whole))].join(' ');

/** Of labels with fewer words, one that is missing may be all that they say. */
const FEWEST_WORDS = 4;

const addressOf = ({page, section}: SectionPlace) =>
  `${page.route}#${section.anchor}`;

/** The first of some sections, if all are of one page: what two pages answer, the list shows. */
const onOnePage = ([first, ...others]: readonly SectionPlace[]) =>
  others.every(({page}) => page === first?.page) ? first : undefined;

export class KnownSections {
  private readonly places: readonly Place[];
  /** The terms of each piece, without what every page is about. */
  private readonly telling: string[][] = [];
  private readonly saysWindows: ReadonlySet<number>;
  private readonly headings = new Map<string, Place[]>();
  private readonly labels: ReadonlyMap<string, Place>;

  constructor(private readonly index: TextIndex) {
    for (const term of index.terms()) {
      for (const piece of isSubject(term) ? [] : index.piecesOf(term)) {
        (this.telling[piece] ??= []).push(term);
      }
    }
    this.saysWindows = new Set(index.piecesOf(termOf('windows')!));
    // The entry of a code is an answer of its own.
    this.places = index.places.filter(
      ({section: {line}}) => line === undefined,
    );
    for (const place of this.places) {
      const key = keyOf(place.section.heading || place.page.title);
      this.headings.set(key, [...(this.headings.get(key) ?? []), place]);
    }
    const byAddress = new Map(
      this.places.map((place) => [addressOf(place), place]),
    );
    this.labels = new Map(
      labels.flatMap(({label, to}) => {
        const place = byAddress.get(to.includes('#') ? to : `${to}#`);
        return place ? [[keyOf(label), place] as const] : [];
      }),
    );
  }

  private tell({forms}: Wanted): Told {
    const found = new Map<number, readonly string[]>();
    for (const {terms, isSynonym} of forms) {
      const [first = [], ...others] = terms.map((each) =>
        each.map((term) => new Set(this.index.piecesOf(term))),
      );
      for (const piece of first.flatMap((pieces) => [...pieces])) {
        const before = found.get(piece);
        // A file name is there with its parts. A synonym stands for what isn't.
        if (
          (!before || !isSynonym) &&
          others.every((each) => each.some((pieces) => pieces.has(piece)))
        ) {
          found.set(piece, [...(before ?? []), ...terms.flat()]);
        }
      }
    }
    return found;
  }

  /** Tells whether a heading or a question of a section, by its number, says no more and no less than the query. */
  private comparing(query: string, wanted: readonly Wanted[]) {
    const markers = markersOf(query).map((word) =>
      this.index.want([{words: [word], isSynonym: false}]),
    );
    const units = [...wanted, ...markers].map((unit) => ({
      unit,
      found: this.tell(unit),
    }));
    const specific = units.filter(({unit}) => !consistsOf(unit, isSubject));
    const versions = specific.filter(({unit}) => consistsOf(unit, isCurrent));
    const isNumbered = (piece: number) =>
      this.telling[piece]?.some((term) => /^\d/.test(term));
    return (piece: number, {heading, title}: Place) => {
      const missing = specific.filter(({found}) => !found.has(piece));
      const [version] = versions;
      const names = [heading, title];
      // A question without a number is about the version of its page, or about both, but "Is it safe?" may be about anything.
      const isImplied =
        piece !== heading &&
        missing.length === 1 &&
        missing[0] === version &&
        (names.some((at) => version!.found.has(at)) ||
          ((this.telling[piece]?.length !== 1 || this.saysWindows.has(piece)) &&
            ![piece, ...names].some(isNumbered)));
      if (
        specific.length === versions.length ||
        (missing.length > 0 && !isImplied)
      ) {
        return undefined;
      }
      // "Is it legal?" is not about Windows.
      const isOfMore =
        piece !== heading &&
        this.telling[piece]?.length === 1 &&
        !decides(this.telling[piece][0]!) &&
        units.some(
          ({unit, found}) => consistsOf(unit, isSubject) && !found.has(piece),
        );
      if (isOfMore) {
        return undefined;
      }
      const said = new Set(units.flatMap(({found}) => found.get(piece) ?? []));
      const isSaid = (term: string) => said.has(term);
      if (!this.telling[piece]!.every(isSaid)) {
        return undefined;
      }
      const isSame =
        units.every(({found}) => found.has(piece)) &&
        [...subjectTerms].every(
          (term) => isSaid(term) || !this.index.piecesOf(term).includes(piece),
        );
      return isSame ? 'same' : 'alike';
    };
  }

  /** The sections with a heading that lacks one word in the query, or has it misspelled there. */
  private almost(key: string): readonly Place[] {
    const typed = key.split(' ');
    for (const [heading, places] of this.headings) {
      const words = heading.split(' ');
      const missing = words.filter((word) => !typed.includes(word));
      const [odd, ...others] = typed.filter((word) => !words.includes(word));
      if (
        words.length >= FEWEST_WORDS &&
        missing.length === 1 &&
        others.length === 0 &&
        (odd
          ? nearestSpelling(odd, missing)
          : !decides(termOf(missing[0]!) ?? ''))
      ) {
        return places;
      }
    }
    return [];
  }

  /** The sections whose heading is the query, or that are asked for by what it says. */
  find(query: string, wanted: readonly Wanted[]): Known {
    const key = keyOf(query);
    const label = this.labels.get(key);
    if (label) {
      return {first: label, card: label};
    }
    const fits = this.comparing(query, wanted);
    const terms = new Set(
      wanted.flatMap(({forms}) => forms.flatMap((form) => form.terms.flat())),
    );
    const rated = this.places.map((place) => ({
      place,
      ratings: place.questions.map((piece) => fits(piece, place)),
    }));
    const placesWith = (is: (rating: ReturnType<typeof fits>) => boolean) =>
      rated.flatMap(({place, ratings}) => (ratings.some(is) ? place : []));
    const askedFor = placesWith(Boolean);
    const same = placesWith((rating) => rating === 'same');
    const written = this.headings.get(key) ?? [];
    const isSentence = key.split(' ').length >= FEWEST_WORDS;
    // A heading of one word says nothing without its page, "Steps", unless it is a sentence that was typed as it is. None says
    // the product that its page is about, if that is one.
    const named = this.places.filter(
      (place) =>
        fits(place.heading, place) &&
        (this.telling[place.heading]!.length > 1 ||
          (isSentence && written.includes(place))) &&
        (/\bWindows and Office\b/.test(place.page.title) ||
          tokenize(place.page.title)
            .map((token) => termOf(token)!)
            .every((term) => !decides(term) || terms.has(term))),
    );
    const inside = named.filter(({section}) => section.anchor);
    const said =
      [same, askedFor, inside, named].find(({length}) => length > 0) ?? [];
    const card = onOnePage(
      written.length > 0
        ? written.filter(
            (place) => askedFor.includes(place) || named.includes(place),
          )
        : said,
    );
    return {first: written[0] ?? said[0] ?? this.almost(key)[0], card};
  }
}

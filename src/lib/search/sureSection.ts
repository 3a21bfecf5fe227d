/** Finds the one section that answers a query, if the search can be sure of it. */
import {decides, markersOf} from './markers';
import type {SearchPage, SearchSection} from './records';
import type {Wanted} from './sectionText';
import type {TextIndex} from './textIndex';

export interface SureSection {
  page: SearchPage;
  section: SearchSection;
  /** Whether people are known to ask just this. */
  isKnown: boolean;
}

/** How alike the query and a question or the heading of the section have to be. 1 is the same. */
const LEAST_LIKENESS = 0.55;

/** How many times as good as the next section it has to be, counting only the part of the query that it has. */
const LEAST_LEAD = 1.35;

/** The least that its questions have of the query, as a share of what those of another section have. */
const LEAST_ASKED = 0.8;

/** How alike they are if they ask the same: all but what every page is about, such as "Windows" or "PC". */
const SAME = 0.95;

/** A difference that comes from rounding. */
const TINY = 0.001;

/** The current versions of Windows, of which most answers are true alike. */
const currentVersion = /^1[01]$/;

/** A section, and the numbers of its pieces: see `arrange`. */
interface Place {
  page: SearchPage;
  section: SearchSection;
  /** What it is asked by: its heading, and each question. */
  questions: readonly number[];
  /** The title of its page, and its heading. */
  names: readonly number[];
  text: number;
}

function placesOf(pages: readonly SearchPage[]): Place[] {
  const sections = pages.flatMap((page, at) =>
    page.sections.map((section) => ({page, at, section})),
  );
  const counts = sections.map(({section: {questions = 0}}) => questions);
  const titles = counts.reduce((sum, count) => sum + count, 2 * counts.length);
  let asked = 2 * counts.length;
  return sections.map(({page, at, section}, text) => {
    const heading = counts.length + text;
    const questions = Array.from({length: counts[text]!}, () => asked++);
    return {
      page,
      section,
      questions: [heading, ...questions],
      names: [titles + at, heading],
      text,
    };
  });
}

/** A unit or a marker of the query. */
interface Told {
  /** All that it may be in a text. */
  terms: readonly string[];
  /** The pieces that have it, and the terms by which they do. */
  found: ReadonlyMap<number, ReadonlySet<string>>;
  weight: number;
}

interface Rated extends Place {
  /** The question that is most like the query, and how much. */
  piece: number;
  likeness: number;
  /** How good the section is. */
  rank: number;
}

const lacks = (pieces: readonly number[], {found}: Told): boolean =>
  !pieces.some((piece) => found.has(piece));

const sumOf = <T>(values: Iterable<T>, weigh: (value: T) => number): number =>
  [...values].reduce((sum, value) => sum + weigh(value), 0);

export class SureSections {
  private readonly places: readonly Place[];
  /** Of each piece, how much its terms weigh, and those that decide. */
  private readonly weights: number[] = [];
  private readonly deciding: string[][] = [];

  constructor(
    pages: readonly SearchPage[],
    private readonly index: TextIndex,
  ) {
    this.places = placesOf(pages);
    for (const term of index.terms()) {
      const pieces = index.piecesOf(term);
      const weight = index.weigh(pieces.length);
      const isDeciding = decides(term);
      for (const piece of pieces) {
        this.weights[piece] = (this.weights[piece] ?? 0) + weight;
        if (isDeciding) {
          (this.deciding[piece] ??= []).push(term);
        }
      }
    }
  }

  private weigh = (term: string) =>
    this.index.weigh(this.index.piecesOf(term).length);

  private tell({forms}: Wanted): Told {
    const found = new Map<number, Set<string>>();
    for (const {terms, isSynonym} of forms) {
      const own = new Set(terms.flat());
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
          found.set(piece, before ? new Set([...before, ...own]) : own);
        }
      }
    }
    const weight = this.index.weigh(found.size);
    return {terms: forms.flatMap(({terms}) => terms.flat()), found, weight};
  }

  /**
   * How alike each piece and what was told are, if they have something in common: the harmonic mean of the shares that each has of
   * the other.
   */
  private compare(told: readonly Told[]): ReadonlyMap<number, number> {
    const total = sumOf(told, ({weight}) => weight);
    const said = new Map<number, {weight: number; terms: Set<string>}>();
    for (const {found, weight} of told) {
      for (const [piece, terms] of found) {
        const all = said.get(piece) ?? {weight: 0, terms: new Set()};
        said.set(piece, all);
        all.weight += weight;
        terms.forEach((term) => all.terms.add(term));
      }
    }
    return new Map(
      [...said].map(([piece, {weight, terms}]) => {
        const covered = sumOf(terms, this.weigh) / this.weights[piece]!;
        return [piece, 2 / (total / weight + 1 / Math.min(covered, 1))];
      }),
    );
  }

  /** How much of what was told the questions and headings of some sections have: the most of any. */
  private asked = (places: readonly Rated[], told: readonly Told[]): number =>
    Math.max(
      0,
      ...places
        .flatMap(({questions}) => questions)
        .map((piece) =>
          sumOf(
            told.filter(({found}) => found.has(piece)),
            ({weight}) => weight,
          ),
        ),
    );

  /** The sections that the search found, best first, each with the question that is most like the query. */
  private rate(told: readonly Told[], scores: readonly number[]): Rated[] {
    const alike = this.compare(told);
    return this.places
      .filter(
        ({text, questions}) =>
          scores[text]! > 0 && questions.some((piece) => alike.has(piece)),
      )
      .map((place) => {
        const [best] = place.questions
          .map((piece) => ({piece, likeness: alike.get(piece) ?? 0}))
          .sort((a, b) => b.likeness - a.likeness);
        return {...place, ...best!, rank: scores[place.text]! * best!.likeness};
      })
      .sort((a, b) => b.rank - a.rank);
  }

  /** Whether the query and the question of a section name the same products, numbers and directions. */
  private agrees({piece, names}: Rated, told: readonly Told[]): boolean {
    const near = [piece, ...names];
    const hasNumber = near.some((at) =>
      this.deciding[at]?.some((term) => /^\d/.test(term)),
    );
    const terms = new Set(told.flatMap((each) => each.terms));
    return (
      told
        .filter((each) => each.terms.some(decides) && lacks(near, each))
        .every(
          (each) =>
            !hasNumber && each.terms.some((term) => currentVersion.test(term)),
        ) &&
      // The number of a version, or where to download, isn't what makes the answer another one.
      (this.deciding[piece] ?? []).every(
        (term) => /^[>\d]|^download$/.test(term) || terms.has(term),
      )
    );
  }

  /**
   * The section that answers, undefined if that isn't sure. `scores` has the score of each section, and `first` is the page that
   * the search lists first.
   */
  find(
    query: string,
    wanted: readonly Wanted[],
    scores: readonly number[],
    first: SearchPage | undefined,
  ): SureSection | undefined {
    const told = [
      ...wanted,
      ...markersOf(query).map((word) =>
        this.index.want([{words: [word], isSynonym: false}]),
      ),
    ].map((each) => this.tell(each));
    const rated = this.rate(told, scores);
    const most = Math.max(SAME, ...rated.map(({likeness}) => likeness));
    const same = rated.filter(({likeness}) => likeness > most - TINY);
    // What two pages answer, the list shows. A heading of one word says nothing without its page: "Steps".
    const isKnown =
      new Set(same.map(({page}) => page)).size === 1 &&
      same.some(
        ({piece, names}) =>
          !names.includes(piece) ||
          sumOf(told, ({found}) => found.get(piece)?.size ?? 0) > 1,
      );
    const [found, next] = isKnown ? same : rated;
    // The entry of a code is an answer of its own.
    if (
      !found ||
      found.section.line !== undefined ||
      !this.agrees(found, told)
    ) {
      return undefined;
    }
    const {page, section, questions, names, text, likeness, rank} = found;
    const all = [...questions, ...names, text];
    const others = rated.filter((place) => place !== found);
    const share =
      sumOf(
        told.filter((each) => !lacks(all, each)),
        ({weight}) => weight,
      ) / sumOf(told, ({weight}) => weight);
    const isLikely =
      told.length > 1 &&
      page === first &&
      likeness >= LEAST_LIKENESS &&
      rank * share >= LEAST_LEAD * (next?.rank ?? 0) &&
      this.asked([found], told) >= LEAST_ASKED * this.asked(others, told);
    return isKnown || isLikely ? {page, section, isKnown} : undefined;
  }
}

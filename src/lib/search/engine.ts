import {goalsOf} from './markers';
import {termOf, tokenize} from './tokenize';
import type {SearchFile, SearchPage, SearchSection} from './records';
import {KnownSections, type SectionPlace} from './knownSections';
import {remembered} from '../text/remembered';
import {TextIndex, type Wanted} from './textIndex';
import {hasForeignWords, hasUnits, unitsOf} from './units';

/** A page that has some of the query, or the entry of a code in it. */
export interface SearchHit {
  title: string;
  /** Path below the base URL; that of an entry has an anchor. */
  route: string;
  /** The page's description, or what to do first about an error. */
  line: string;
  /** The sections that match best. */
  sections: readonly SearchSection[];
  /** Whether the first of them matches better than the top of the page. */
  leadsToSection: boolean;
}

/** Everything the UI shows for a query. */
export interface SearchAnswer {
  /** Best first. */
  hits: readonly SearchHit[];
  /** The number of them up to the last that has more than two thirds of the query or, beside a card, fits as well. */
  strongCount: number;
  /** The section of which people are known to ask just this. */
  card: SectionPlace | undefined;
  /** The terms that matched, for `markWords`. */
  terms: ReadonlySet<string>;
  /** What was asked, for `excerptOf`. */
  wanted: readonly Wanted[];
  /** Error codes in the query that no page mentions, in display form. */
  unknownCodes: readonly string[];
}

/** All that the UI needs from a search engine. */
export interface SearchEngine {
  pages: readonly SearchPage[];
  search: (query: string) => SearchAnswer;
}

const PAGE_LIMIT = 8;
const SECTION_LIMIT = 3;

/** The rank of a page that is the best, and has the best section. */
const BEST_RANK = 2;

/**
 * The best score, and half as much of each further one. Of 1,336 questions that the search doesn't know, 527 find their
 * section first of all, and 479 if only the best counts.
 */
const sumOf = (scores: number[]): number =>
  scores.sort((a, b) => a - b).reduce((sum, score) => score + sum / 2, 0);

const bestScore = (matches: readonly {score: number}[]): number =>
  Math.max(...matches.map(({score}) => score)) || 1;

/** The same results for somebody on a page, which is not what leads them on unless one of its sections does. */
export function seenFrom(route: string, answer: SearchAnswer): SearchAnswer {
  const {hits, strongCount} = answer;
  const isOpen = (hit: SearchHit) =>
    Number(hit.route === route && !hit.leadsToSection);
  const strong = hits.slice(0, strongCount);
  strong.sort((a, b) => isOpen(a) - isOpen(b));
  return {...answer, hits: [...strong, ...hits.slice(strongCount)]};
}

/** What a page about Office for Mac counts unless a Mac is named: it has the words of every page about Office. */
const MAC = 0.5;

const isOfMac = ({title}: SearchPage) =>
  tokenize(title).some((token) => termOf(token) === 'mac');

export function createSearchEngine(file: SearchFile): SearchEngine {
  const {pages} = file;
  const ofMac = new Set(pages.filter(isOfMac));
  const index = new TextIndex(file);
  const known = new KnownSections(index);
  const places = index.places.map((place) => ({
    ...place,
    goals: goalsOf(place.section.heading),
  }));

  function search(query: string): SearchAnswer {
    const units = unitsOf(query);
    const goals = goalsOf(query);
    const wanted = units.map(({forms}) => index.want(forms));
    const {first, card: found} = known.find(query, wanted);
    const card = found && hasForeignWords(query) ? undefined : found;
    const asksOfMac = wanted.some(({forms}) =>
      forms.some(({terms: of}) => of.flat().includes('mac')),
    );
    const terms = new Set<string>();
    const matches = index.match(units, terms);
    const ofPages = pages.map((page, id) => ({page, ...matches[id]!}));
    const ofPlaces = places
      .map((place) => {
        // A question is a text of its own, so that one that fits does not count less among many.
        const all = place.texts.map((text) => matches[text]!);
        return {
          ...place,
          score: sumOf(all.map(({score}) => score)),
          count: Math.max(...all.map(({count}) => count)),
        };
      })
      .filter(({score}) => score > 0)
      // The opposite direction has the same words.
      .filter(
        (place) =>
          goals.length === 0 ||
          place.goals.length === 0 ||
          place.goals.some((goal) => goals.includes(goal)),
      )
      .sort((a, b) => b.score - a.score);

    const entries = ofPlaces.filter(({section: {anchor}}) =>
      units.some(({code}) => code?.token === anchor.toLowerCase()),
    );
    const [topPage, topPlace] = [bestScore(ofPages), bestScore(ofPlaces)];
    const rated = ofPages
      .map(({page, score, count}) => {
        const isFirst = page === first?.page;
        const own = ofPlaces.filter((place) => place.page === page);
        const [best] = own;
        const share = ofMac.has(page) && !asksOfMac ? MAC : 1;
        const rank = share * (score / topPage + (best?.score ?? 0) / topPlace);
        const sections = own
          .filter((place) => place.score * 2 > best!.score)
          .filter((place) => place.section.anchor && !entries.includes(place))
          .map(({section}) => section);
        if (isFirst && first.section.anchor) {
          sections.unshift(first.section);
        }
        return {
          rank,
          page,
          ...page,
          sections: [...new Set(sections)].slice(0, SECTION_LIMIT),
          leadsToSection: isFirst
            ? first.section.anchor !== ''
            : sections.length > 0 &&
              sections[0] === best?.section &&
              // People who type the name of a page want its top. What follows a colon isn't its name.
              !hasUnits(page.title.replace(/:.*/, ''), units),
          isFirst,
          // Beside an answer, a page must be nearly as good as the best.
          isWeak:
            !isFirst &&
            (card
              ? rank * 3 < BEST_RANK * 2
              : Math.max(count, best?.count ?? 0) * 3 <= units.length * 2),
        };
      })
      .filter(({rank, isFirst}) => rank > 0 || isFirst)
      .sort((a, b) => Number(b.isFirst) - Number(a.isFirst) || b.rank - a.rank);
    const hits = [
      ...entries.map(({page, section}) => ({
        title: section.heading,
        route: `${page.route}#${section.anchor}`,
        line: section.line ?? '',
        sections: [],
        leadsToSection: false,
        isWeak: false,
      })),
      ...rated,
    ].slice(0, PAGE_LIMIT);
    return {
      hits,
      strongCount: hits.reduce((n, {isWeak}, at) => (isWeak ? n : at + 1), 0),
      card,
      terms,
      wanted,
      unknownCodes: units.flatMap(({code}) =>
        code?.isCertain && !index.words.has(code.token) ? code.label : [],
      ),
    };
  }

  // The card and the list below it ask the same.
  return {pages, search: remembered(search)};
}

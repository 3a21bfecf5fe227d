import MiniSearch, {type Query} from 'minisearch';
import type {SearchPage, SearchRecord} from './records';
import {stemOf} from './stem';
import {stopWords, weakWords} from './stopWords';
import {meaningfulWords, tokenize, wordsOf} from './tokenize';

import {allowsPrefix, fuzzyDistance, unitsOf, type Unit} from './units';

/** A section that matches the query. */
export interface SectionHit {
  record: SearchRecord;
  /** Tokens of the record that matched, for `markWords`. */
  tokens: ReadonlySet<string>;
}

/** The sections of one page, best first. */
export interface PageHit {
  page: SearchPage;
  sections: readonly SectionHit[];
}

/** Everything the UI shows for a query. */
export interface SearchAnswer {
  /** `some` if no section contains the whole query, and sections that contain part of it are listed instead. */
  match: 'all' | 'some' | 'none';
  pages: readonly PageHit[];
  /** Number of matching sections and pages, including those that are not listed. */
  sectionCount: number;
  pageCount: number;
  /** Error codes in the query that no page mentions, in display form. */
  unknownCodes: readonly string[];
}

/** All that the UI needs from a search engine. */
export interface SearchEngine {
  /** Every page of the index. */
  pages: readonly SearchPage[];
  search: (query: string) => SearchAnswer;
}

const PAGE_LIMIT = 8;
const SECTION_LIMIT = 3;

/*
 * The weights, each with the number of rows of `tests/fixtures/searchQueries.ts` that fail in addition without it. Others were
 * tried and changed one at most: a bonus for several matching sections, and less for a misspelled or unfinished word.
 */

/** Ranks the other forms of a word, and its synonyms, below the word that was typed. Without: 1. */
const OTHER_FORM = 0.9;
/** The weight of a word such as "again" or "problem" beside others. Without: 1. */
const WEAK_WORD = 0.3;
/**
 * How much more a record counts whose name has exactly the words of the query: a page by its title or an alias, a section by
 * its heading or a question. Without: 32. With the same for both: 3.
 */
const NAME_BONUS = {page: 5, section: 3, entry: 3};
/** How much a word of a name counts that the query has in another form. Without: 4. */
const OTHER_FORM_IN_NAME = 0.7;
/** Ranks error code entries lower: there are many, they are short, and few queries in words are about one. Without: 3. */
const ENTRY_BOOST = 0.6;
/**
 * The part of the query, by weight, that a section must have if it does not have all of it. Below it, "minecraft server" would
 * find the pages on servers. Without: 22. A sentence has more words that no page needs to have: with the same for both, 5 rows
 * of `searchQueriesKeptOut.ts` fail in addition.
 */
const LEAST_COVERAGE = {words: 0.55, sentence: 0.3};
/**
 * The part of the query, by weight, that the names of the section and its page must have, or that is a file or a switch. A
 * long section has many words by chance: "task manager disabled" is about something else. Without: 8.
 */
const LEAST_ON_TOPIC = 0.2;

/** Records to add at a time while the index is built, so that the page stays responsive. */
const CHUNK_SIZE = 40;

/** What a record is called. */
function namesOf({kind, page, heading}: SearchRecord): readonly string[] {
  return kind === 'page' ? [page.title, ...page.aliases] : [heading];
}

/**
 * The names of a page are a field of its own record only. Repeated in every section, they would count as common words and
 * lose their weight. Sections have them in their text, so that "remove ohook" matches one completely. Entries do not,
 * because the title of the list says nothing about the code. MiniSearch favors short fields, but skips undefined ones.
 */
function fieldText(record: SearchRecord, field: string): string | undefined {
  const {kind, page, step, words, asked} = record;
  if (field === 'name') {
    return namesOf(record).join(' ') || undefined;
  }
  const context = kind === 'section' ? [page.title, ...page.aliases] : [];
  return [...context, step, ...words, ...asked.flat()].join(' ');
}

interface UnitHit {
  score: number;
  tokens: readonly string[];
}

/** The records that contain a unit, by their id. */
type UnitHits = ReadonlyMap<number, UnitHit>;

interface Asked {
  unit: Unit;
  hits: UnitHits;
  /** The fewer records have a word, the more it says about what is wanted. */
  weight: number;
}

/** What a record has of the query. */
type Hit = Asked & UnitHit;

interface Ranked {
  record: SearchRecord;
  score: number;
  /** The share of the query, by weight, that the record contains. */
  coverage: number;
  /** The share that its names and those of its page contain, or that is technical. */
  onTopic: number;
  /** Whether it contains the whole query, or is the entry of a code in it. */
  isComplete: boolean;
  tokens: ReadonlySet<string>;
}

const weightOf = (asked: readonly Pick<Asked, 'weight'>[]) =>
  asked.reduce((sum, {weight}) => sum + weight, 0);

/** A file, a switch, a path or a cmdlet. A page that has it is about it. */
const isTechnical = ({words}: Unit): boolean =>
  words.some(({whole}) => /[/\\_.=$%]|\w-\w/.test(whole));

/** Whether a hit is due to one of these words. */
const isIn =
  (words: {has: (word: string) => boolean}) =>
  ({tokens}: UnitHit): boolean =>
    tokens.some((token) => words.has(token));

/** How much of a name the query has. */
function matchedPart(name: ReadonlySet<string>, hits: readonly Hit[]): number {
  const typed = new Set(
    hits.flatMap(({unit}) => unit.words.map(({whole}) => whole)),
  );
  const matched = new Set(hits.flatMap(({tokens}) => tokens));
  let sum = 0;
  for (const word of name) {
    if (matched.has(word)) {
      sum += typed.has(word) ? 1 : OTHER_FORM_IN_NAME;
    }
  }
  return sum / name.size;
}

class MiniSearchEngine implements SearchEngine {
  /** Results by unit. Usually only the last word changes between two keystrokes. */
  private readonly cache = new Map<string, UnitHits>();
  /** Every word of the index by its stem. */
  private readonly families = new Map<string, string[]>();
  /** The words of each name of a record, and of each question that it answers. */
  private readonly names: readonly (readonly ReadonlySet<string>[])[];
  /** The words of the title and the aliases of a page. */
  private readonly pageNames = new Map<SearchPage, ReadonlySet<string>>();

  constructor(
    private readonly index: MiniSearch<SearchRecord>,
    private readonly records: readonly SearchRecord[],
    /** Every token in the index, to distinguish a word that is still being typed from a misspelled one. */
    private readonly vocabulary: ReadonlySet<string>,
  ) {
    for (const word of vocabulary) {
      const stem = stemOf(word);
      const family = this.families.get(stem);
      if (family) {
        family.push(word);
      } else {
        this.families.set(stem, [word]);
      }
    }
    this.names = records.map((record) =>
      [...namesOf(record).map(meaningfulWords), ...record.asked]
        .map((words) => new Set(words))
        .filter(({size}) => size > 0),
    );
    for (const {page} of records) {
      if (!this.pageNames.has(page)) {
        const names = [page.title, ...page.aliases].flatMap(meaningfulWords);
        this.pageNames.set(page, new Set(names));
      }
    }
  }

  get pages(): readonly SearchPage[] {
    return [...new Set(this.records.map(({page}) => page))];
  }

  search(query: string): SearchAnswer {
    const found = unitsOf(query).map((unit) => ({unit, hits: this.find(unit)}));
    const unknown = found.filter(
      ({unit, hits}) => unit.code?.isCertain && hits.size === 0,
    );
    // The words beside a code are about the code, so without it they find nothing of use.
    const asked = unknown.length > 0 ? [] : this.weigh(found);
    const ranked = this.rank(asked);
    const best = ranked.find(({isComplete}) => isComplete);
    const least = LEAST_COVERAGE[isSentence(query) ? 'sentence' : 'words'];
    const listed = ranked.filter(
      ({isComplete, coverage, score, onTopic}) =>
        (isComplete || (coverage > least && (!best || score >= best.score))) &&
        (onTopic >= LEAST_ON_TOPIC || asked.length === 1),
    );
    const match = best ? 'all' : 'some';
    return {
      match: listed.length === 0 ? 'none' : match,
      pages: groupByPage(listed),
      sectionCount: listed.length,
      pageCount: new Set(listed.map(({record}) => record.page.route)).size,
      unknownCodes: unknown.map(({unit}) => unit.code!.label),
    };
  }

  private weigh(found: readonly Omit<Asked, 'weight'>[]): readonly Asked[] {
    const areWeak = found.every(({unit}) => unit.isWeak);
    return found.map((item) => {
      const rarity = Math.log(
        (this.records.length + 1) / (item.hits.size + 0.5),
      );
      const isWeak = item.unit.isWeak && !areWeak;
      return {...item, weight: rarity * (isWeak ? WEAK_WORD : 1)};
    });
  }

  /** Every record that contains some of the query, best first. */
  private rank(asked: readonly Asked[]): readonly Ranked[] {
    const ids = new Set(asked.flatMap(({hits}) => [...hits.keys()]));
    return [...ids]
      .map((id) => this.rate(id, asked))
      .sort((a, b) => compare(b.score, a.score) || a.record.id - b.record.id);
  }

  private rate(id: number, asked: readonly Asked[]): Ranked {
    const record = this.records[id]!;
    const here = asked.flatMap((item) => {
      const hit = item.hits.get(id);
      return hit ? [{...item, ...hit}] : [];
    });
    const isEntryOfCode =
      record.kind === 'entry' &&
      here.some(
        ({unit}) => unit.code && record.anchor.toLowerCase() === unit.key,
      );
    const total = weightOf(asked);
    const coverage = weightOf(here) / total;
    const isInPage = isIn(this.pageNames.get(record.page)!);
    const shareOf = (isMeant: (hit: Hit) => boolean) =>
      weightOf(here.filter(isMeant)) / total;
    let named = 0;
    let onTopic = isEntryOfCode ? 1 : 0;
    for (const name of this.names[id]!) {
      const isInName = isIn(name);
      const isInNames = (hit: Hit) => isInName(hit) || isInPage(hit);
      const share = here.some(isInName) ? shareOf(isInNames) : 0;
      named = Math.max(named, share ** 2 * matchedPart(name, here));
      onTopic = Math.max(
        onTopic,
        shareOf(
          (hit) =>
            !hit.unit.isWeak && (isInNames(hit) || isTechnical(hit.unit)),
        ),
      );
    }
    const sum = here.reduce((score, hit) => score + hit.score, 0);
    return {
      record,
      coverage,
      onTopic,
      isComplete:
        isEntryOfCode ||
        asked.every(({unit, hits}) => unit.isWeak || hits.has(id)),
      score: isEntryOfCode
        ? Infinity
        : sum *
          coverage *
          (1 + NAME_BONUS[record.kind] * named) *
          (record.kind === 'entry' ? ENTRY_BOOST : 1),
      tokens: new Set(here.flatMap(({tokens}) => tokens)),
    };
  }

  /** The records that contain a unit in any of its forms, each with the score of the best form. */
  private find(unit: Unit): UnitHits {
    const cached = this.cache.get(unit.key);
    if (cached) {
      return cached;
    }
    const hits = new Map<number, UnitHit>();
    // Few people mistype the first letter, and "gmail" is not "email".
    const initials = new Set(
      unit.words
        .flatMap(({whole, parts}) => [whole, ...parts])
        .map((word) => word.charAt(0)),
    );
    for (const {query, boost, isTyped} of this.formsOf(unit)) {
      for (const {id, score, queryTerms, terms} of this.index.search(query)) {
        if (isTyped && !terms.some((term) => initials.has(term.charAt(0)))) {
          continue;
        }
        // Undo MiniSearch's factor for the number of words that matched.
        const formScore = (boost * score) / (queryTerms.length || 1);
        const known = hits.get(id as number);
        hits.set(id as number, {
          score: Math.max(formScore, known?.score ?? 0),
          tokens: [...(known?.tokens ?? []), ...terms],
        });
      }
    }
    if (this.cache.size > 100) {
      this.cache.clear();
    }
    this.cache.set(unit.key, hits);
    return hits;
  }

  private formsOf({
    words,
    code,
    synonyms,
  }: Unit): readonly {query: Query; boost: number; isTyped?: boolean}[] {
    if (code) {
      // Never match a similar code. Longer codes match only while this one may be unfinished.
      const query = {queries: [code.token], prefix: !code.isCertain};
      return [{query, boost: 1}];
    }
    const all = (queries: Query[]) => ({combineWith: 'AND' as const, queries});
    const typed = words.map(({whole}) => whole);
    const parts = words.flatMap((word) =>
      word.parts.length > 0 ? word.parts : [word.whole],
    );
    return [
      {
        query: all(typed.map((word) => this.typed(word))),
        boost: 1,
        isTyped: true,
      },
      ...(parts.length > words.length
        ? [
            {
              query: all(parts.map((part) => this.typed(part))),
              boost: 1,
              isTyped: true,
            },
          ]
        : []),
      ...[typed, ...synonyms].map((phrase) => ({
        query: all(phrase.map((word) => this.family(word))),
        boost: OTHER_FORM,
      })),
    ];
  }

  /** The words of the index with the same stem, such as "activation" for "activated". */
  private family(word: string): Query {
    return {
      combineWith: 'OR',
      queries: this.families.get(stemOf(word)) ?? [word],
    };
  }

  /** A word with those that begin with it. If there is none, a misspelled one. */
  private typed(word: string): Query {
    const distance = fuzzyDistance(word);
    const isMisspelled = () =>
      !this.families.has(stemOf(word)) &&
      ![...this.vocabulary].some((known) => known.startsWith(word));
    return {
      queries: [word],
      prefix: allowsPrefix(word),
      fuzzy: distance > 0 && isMisspelled() && distance,
    };
  }
}

/** Whether a query has words that only a sentence needs: two that are stop words or weak. */
function isSentence(query: string): boolean {
  const words = wordsOf(query).map(({whole}) => whole);
  const few = words.filter(
    (word) => stopWords.has(word) || weakWords.has(word),
  );
  return few.length >= 2;
}

/** Query tokens are already tokenized, so MiniSearch must not process them again. */
const exact = {
  tokenize: (token: string) => [token],
  processTerm: (token: string) => token,
};

/** Compares scores that may both be Infinity, whose difference is NaN. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b;
}

function groupByPage(ranked: readonly Ranked[]): PageHit[] {
  const groups = new Map<string, SectionHit[]>();
  const pages = new Map<string, SearchPage>();
  for (const {record, tokens} of ranked) {
    const {route} = record.page;
    const group = groups.get(route);
    if (group) {
      if (group.length < SECTION_LIMIT) {
        group.push({record, tokens});
      }
    } else if (groups.size < PAGE_LIMIT) {
      pages.set(route, record.page);
      groups.set(route, [{record, tokens}]);
    }
  }
  return [...groups].map(([route, sections]) => ({
    page: pages.get(route)!,
    sections,
  }));
}

/** Builds the engine from the records of an index, in small steps. Never rejects; an empty list finds nothing. */
export async function createSearchEngine(
  records: readonly SearchRecord[],
): Promise<SearchEngine> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchRecord>({
    fields: ['name', 'text'],
    extractField: (record, field) =>
      (field === 'id' ? record.id : fieldText(record, field)) as string,
    tokenize,
    processTerm: (token) => {
      vocabulary.add(token);
      return token;
    },
    searchOptions: exact,
  });
  await index.addAllAsync(records, {chunkSize: CHUNK_SIZE});
  return new MiniSearchEngine(index, records, vocabulary);
}

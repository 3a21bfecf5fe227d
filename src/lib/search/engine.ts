import MiniSearch, {type Query} from 'minisearch';
import type {SearchPage, SearchRecord} from './records';
import {tokenize} from './tokenize';
import {allowsPrefix, fuzzyDistance, unitsOf, type Unit} from './units';

/** A section that answers the query. */
export interface SectionHit {
  record: SearchRecord;
  /** Tokens of the record that matched; `markWords` finds them in its text. */
  tokens: ReadonlySet<string>;
}

/** The sections of one page, best first. */
export interface PageHit {
  page: SearchPage;
  sections: readonly SectionHit[];
}

/** Everything the interface shows for a query. */
export interface SearchAnswer {
  /** `some` when no section holds everything asked for, so that sections with a part of it are listed instead. */
  match: 'all' | 'some' | 'none';
  pages: readonly PageHit[];
  /** Sections found and their pages, whether listed or not. */
  sectionCount: number;
  pageCount: number;
  /** Error codes of the query that no page mentions, as people write them. */
  unknownCodes: readonly string[];
}

/** What the interface knows of the engine; another one needs no more than this. */
export interface SearchEngine {
  /** Every page of the index. */
  pages: readonly SearchPage[];
  search: (query: string) => SearchAnswer;
}

const PAGE_LIMIT = 8;
const SECTION_LIMIT = 3;

const fieldBoost = {title: 4, heading: 3, aliases: 4, text: 1};
const fields = Object.keys(fieldBoost);

/** A synonym stands behind the word that was typed. */
const SYNONYM_BOOST = 0.7;
/** The entries of codes are many and short; a question in words is seldom about one of them. */
const ENTRY_BOOST = 0.35;
/** Records added at once while the index is built, so that the page keeps answering. */
const CHUNK_SIZE = 40;

/** Words that say nothing beside a code that is not found. */
const codeContext = new Set(['error', 'code', 'windows', 'office', 'fix']);

/**
 * The title and the aliases belong to the beginning of a page; on each of its sections they would count as common
 * words and lose their weight. A section holds the title as text, so that "remove ohook" is complete in it. In the
 * entry of a code the title of the reference says nothing. A field that is left out does not count as a short one.
 */
function fieldText(
  {kind, page, heading, excerpt, words}: SearchRecord,
  field: string,
): string | undefined {
  switch (field) {
    case 'title':
      return kind === 'page' ? page.title : undefined;
    case 'aliases':
      return kind === 'page' ? page.aliases.join(' ') : undefined;
    case 'heading':
      return heading || undefined;
    default: {
      const text = `${excerpt} ${words.join(' ')}`;
      return kind === 'section' ? `${page.title} ${text}` : text;
    }
  }
}

interface UnitHit {
  score: number;
  tokens: readonly string[];
}

type UnitHits = ReadonlyMap<number, UnitHit>;

/** How well a record answers: the units it holds, and how prominently. */
interface Ranked {
  record: SearchRecord;
  score: number;
  found: number;
  tokens: Set<string>;
}

class MiniSearchEngine implements SearchEngine {
  /** The units of the last queries: between two keystrokes only the last word changes. */
  private readonly remembered = new Map<string, UnitHits>();

  constructor(
    private readonly index: MiniSearch<SearchRecord>,
    private readonly records: readonly SearchRecord[],
    /** Every token of the index, to tell a word that is still being typed from one that is misspelled. */
    private readonly vocabulary: ReadonlySet<string>,
  ) {}

  get pages(): readonly SearchPage[] {
    return [...new Set(this.records.map(({page}) => page))];
  }

  search(query: string): SearchAnswer {
    const asked = unitsOf(query).map((unit) => ({
      unit,
      hits: this.find(unit),
    }));
    const unknown = asked.filter(
      ({unit, hits}) => unit.code?.isCertain && hits.size === 0,
    );
    let known = asked.filter((item) => !unknown.includes(item));
    if (
      unknown.length > 0 &&
      known.every(({unit}) => codeContext.has(unit.key))
    ) {
      known = [];
    }
    const ranked = this.rank(known);
    const complete = ranked.filter(({found}) => found === known.length);
    const listed = complete.length > 0 ? complete : ranked;
    const match = complete.length > 0 ? 'all' : 'some';
    return {
      match: listed.length === 0 ? 'none' : match,
      pages: groupByPage(listed),
      sectionCount: listed.length,
      pageCount: new Set(listed.map(({record}) => record.page.route)).size,
      unknownCodes: unknown.map(({unit}) => unit.code!.label),
    };
  }

  private rank(
    asked: readonly {unit: Unit; hits: UnitHits}[],
  ): readonly Ranked[] {
    const byRecord = new Map<number, Ranked>();
    for (const {unit, hits} of asked) {
      for (const [id, {score, tokens}] of hits) {
        const record = this.records[id]!;
        let ranked = byRecord.get(id);
        if (!ranked) {
          ranked = {record, score: 0, found: 0, tokens: new Set()};
          byRecord.set(id, ranked);
        }
        const isEntryOfCode =
          record.kind === 'entry' && record.anchor.toLowerCase() === unit.key;
        ranked.score += isEntryOfCode ? Infinity : score;
        ranked.found += 1;
        tokens.forEach((token) => ranked.tokens.add(token));
      }
    }
    const all = [...byRecord.values()];
    for (const ranked of all) {
      ranked.score *= ranked.record.kind === 'entry' ? ENTRY_BOOST : 1;
    }
    return all.sort(
      (a, b) =>
        b.found - a.found ||
        compare(b.score, a.score) ||
        a.record.id - b.record.id,
    );
  }

  /** The records that hold a unit in one of its spellings. */
  private find(unit: Unit): UnitHits {
    const earlier = this.remembered.get(unit.key);
    if (earlier) {
      return earlier;
    }
    const hits = new Map<number, UnitHit>();
    for (const result of this.index.search(this.spellings(unit))) {
      hits.set(result.id as number, {
        // MiniSearch multiplies by the number of spellings that matched, which says nothing here.
        score: result.score / (result.queryTerms.length || 1),
        tokens: result.terms,
      });
    }
    if (this.remembered.size > 100) {
      this.remembered.clear();
    }
    this.remembered.set(unit.key, hits);
    return hits;
  }

  private spellings({words, code, synonyms}: Unit): Query {
    if (code) {
      // Never a lookalike: other codes count only while this one may still be incomplete.
      return this.token(code.token, {prefix: !code.isCertain, fuzzy: false});
    }
    return {
      combineWith: 'OR',
      queries: [
        {
          combineWith: 'AND',
          queries: words.map(({whole, parts}) => ({
            combineWith: 'OR',
            queries: [
              this.token(whole),
              ...(parts.length > 0
                ? [
                    {
                      combineWith: 'AND',
                      queries: parts.map((part) => this.token(part)),
                    } as Query,
                  ]
                : []),
            ],
          })),
        },
        ...synonyms.map((tokens): Query => ({
          combineWith: 'AND',
          boostTerm: () => SYNONYM_BOOST,
          queries: tokens.map((token) =>
            this.token(token, {prefix: false, fuzzy: false}),
          ),
        })),
      ],
    };
  }

  /** One token; a spelling mistake is looked for only where the site holds neither the word nor a longer one. */
  private token(
    token: string,
    {prefix = allowsPrefix(token), fuzzy = true} = {},
  ): Query {
    const distance = fuzzy ? fuzzyDistance(token) : 0;
    const isMisspelled = () =>
      ![...this.vocabulary].some((known) => known.startsWith(token));
    return {
      queries: [token],
      prefix,
      fuzzy: distance > 0 && isMisspelled() && distance,
    };
  }
}

/** A token of a query is searched as it stands. */
const exact = {
  tokenize: (token: string) => [token],
  processTerm: (token: string) => token,
};

/** Infinity minus itself is no number. */
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

/** Builds the engine from the records of an index, in small steps. Rejects never; an empty list finds nothing. */
export async function createSearchEngine(
  records: readonly SearchRecord[],
): Promise<SearchEngine> {
  const vocabulary = new Set<string>();
  const index = new MiniSearch<SearchRecord>({
    fields,
    extractField: (record, field) =>
      (field === 'id' ? record.id : fieldText(record, field)) as string,
    tokenize,
    processTerm: (token) => {
      vocabulary.add(token);
      return token;
    },
    searchOptions: {boost: fieldBoost, ...exact},
  });
  await index.addAllAsync(records, {chunkSize: CHUNK_SIZE});
  return new MiniSearchEngine(index, records, vocabulary);
}

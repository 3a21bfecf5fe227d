import MiniSearch, {type Query} from 'minisearch';
import type {SearchPage, SearchRecord} from './records';
import {tokenize} from './tokenize';
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

const fieldBoost = {title: 4, heading: 3, aliases: 4, text: 1};
const fields = Object.keys(fieldBoost);

/** Ranks synonyms below the word that was typed. */
const SYNONYM_BOOST = 0.7;
/** Ranks error code entries lower: there are many, they are short, and a query in words is rarely about one of them. */
const ENTRY_BOOST = 0.35;
/** Records to add at a time while the index is built, so that the page stays responsive. */
const CHUNK_SIZE = 40;

/** Words that are ignored next to a code, whose entry need not have them. */
const codeContext = new Set(['error', 'code', 'windows', 'office', 'fix']);

/**
 * Title and aliases are fields of the page record only. Repeated in every section, they would count as common words and
 * lose their weight. Sections include the title in their text, so that "remove ohook" matches one completely. Error
 * code entries omit it, because the title of the list says nothing about the code. MiniSearch favors short fields, but
 * skips undefined ones.
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

/** A record with its score, the number of units it contains (`found`) and the tokens that matched. */
interface Ranked {
  record: SearchRecord;
  score: number;
  found: number;
  tokens: Set<string>;
}

class MiniSearchEngine implements SearchEngine {
  /** Results by unit. Usually only the last word changes between two keystrokes. */
  private readonly cache = new Map<string, UnitHits>();

  constructor(
    private readonly index: MiniSearch<SearchRecord>,
    private readonly records: readonly SearchRecord[],
    /** Every token in the index, to distinguish a word that is still being typed from a misspelled one. */
    private readonly vocabulary: ReadonlySet<string>,
  ) {}

  get pages(): readonly SearchPage[] {
    return [...new Set(this.records.map(({page}) => page))];
  }

  search(query: string): SearchAnswer {
    const units = unitsOf(query);
    const hasCode = units.some(({code}) => code?.isCertain);
    const asked = units
      .filter(({key}) => !hasCode || !codeContext.has(key))
      .map((unit) => ({unit, hits: this.find(unit)}));
    const unknown = asked.filter(
      ({unit, hits}) => unit.code?.isCertain && hits.size === 0,
    );
    const known = asked.filter((item) => !unknown.includes(item));
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

  /** The records that contain a unit in any of its forms. */
  private find(unit: Unit): UnitHits {
    const cached = this.cache.get(unit.key);
    if (cached) {
      return cached;
    }
    const hits = new Map<number, UnitHit>();
    for (const result of this.index.search(this.queryFor(unit))) {
      hits.set(result.id as number, {
        // Undo MiniSearch's factor for the number of query terms that matched: here, they are forms of the same unit.
        score: result.score / (result.queryTerms.length || 1),
        tokens: result.terms,
      });
    }
    if (this.cache.size > 100) {
      this.cache.clear();
    }
    this.cache.set(unit.key, hits);
    return hits;
  }

  private queryFor({words, code, synonyms}: Unit): Query {
    if (code) {
      // Never match a similar code. Longer codes match only while this one may be unfinished.
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

  /** The query for one token. Fuzzy only if no word on the site starts with the token. */
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

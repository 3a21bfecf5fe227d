/**
 * What an entry says, apart from how it looks: the list, the cards, the search and copied texts are made from these views.
 * A new field of `ErrorMeaning` becomes a row in `rowsOf`, and appears in all of them.
 */
import {
  commandShells,
  inFull,
  relatedPages,
  repairSections,
  type ErrorAdvice,
  type ErrorCode,
  type ErrorMeaning,
  type ErrorStep,
  type ProductFamily,
  type StepBranches,
} from '../../data/errorCodes/types';
import {evidence} from '../../data/evidence';
import {pcNames, type Fact, type Link, type Step} from '../answer/card';
import type {ShownSource} from '../text/shownSource';
import {familyNames, sectionPath, summarizeMeaning} from './entry';
import {errorSource} from './errorSource';
import {trustLine} from './trust';

/** What to do, in order; at least one step. */
export interface StepList {
  term: string;
  /** Whose PC the steps are for; absent if for every PC. */
  pc?: keyof StepBranches;
  steps: readonly Step[];
}

/** A row of an entry. None is empty. `evidence` is a fact about the entry, not about the fault. */
export type Row =
  | (Fact & {kind: 'fact' | 'evidence'})
  | (StepList & {kind: 'steps'})
  | {kind: 'links'; term: string; links: readonly Link[]}
  | {kind: 'sources'; term: string; sources: readonly ShownSource[]};

interface MeaningView {
  family: ProductFamily;
  /** What reports the code; the product if nothing else is known. Tells the meanings of an entry apart. */
  title: string;
  rows: readonly Row[];
}

export interface EntryView {
  code: string;
  /** Shown instead of the code if the product prints none. */
  label?: string;
  symbol?: string;
  summary: string;
  /** What that means for the reader, in a sentence or two; backticks mark code. */
  plain: string;
  meanings: readonly MeaningView[];
}

function stepOf(step: ErrorStep): Step {
  if (typeof step === 'string') {
    return {text: step};
  }
  return step.command !== undefined
    ? {
        text: step.text,
        command: step.command,
        where: commandShells[step.shell],
        expect: step.expect,
      }
    : {text: step.text};
}

/** A piece of advice as a step. */
export function stepOfAdvice(advice: ErrorAdvice): Step {
  const {text, to} = inFull(advice);
  return {text, to: to && sectionPath(to)};
}

/** The lists of steps in the order in which to show them: for every PC, then for each kind of PC. */
export function stepListsOf<Item>(
  {
    fixes = [],
    branches,
  }: {
    fixes?: readonly Item[];
    branches?: {private: readonly Item[]; work: readonly Item[]};
  },
  show: (item: Item) => Step,
): StepList[] {
  const lists: StepList[] = [
    {term: branches ? 'First' : 'Fixes', steps: fixes.map(show)},
  ];
  if (branches) {
    for (const pc of ['private', 'work'] as const) {
      lists.push({term: pcNames[pc], pc, steps: branches[pc].map(show)});
    }
  }
  return lists.filter(({steps}) => steps.length > 0);
}

function rowsOf(meaning: ErrorMeaning): Row[] {
  const {context, causes, note, section, page, sources} = meaning;
  const fact = (term: string, ...texts: string[]): Row => ({
    kind: 'fact',
    term,
    texts,
  });
  const link = (term: string, text: string, to: string): Row => ({
    kind: 'links',
    term,
    links: [{text, to: sectionPath(to)}],
  });
  const trust = trustLine(meaning);
  return [
    context && fact('Reported as', context),
    fact('Causes', ...causes),
    ...stepListsOf(meaning, stepOf).map((list) => ({
      kind: 'steps' as const,
      ...list,
    })),
    section && link('Step by step', repairSections[section], section),
    note && fact('Note', note),
    page && link('See also', relatedPages[page], page),
    trust !== evidence.documented && {
      kind: 'evidence' as const,
      term: 'Evidence',
      texts: [trust],
    },
    {
      kind: 'sources' as const,
      term: 'Sources',
      sources: sources.map(errorSource),
    },
  ].filter((row) => typeof row === 'object');
}

function plainOf({plain, causes: [cause]}: ErrorMeaning): string {
  return plain ?? `Likely cause: ${cause!}.`;
}

/** The view of an entry. */
export function entryView(entry: ErrorCode): EntryView {
  const {code, label, symbol, meanings} = entry;
  return {
    code,
    label,
    symbol,
    summary: summarizeMeaning(entry),
    plain: plainOf(meanings[0]!),
    meanings: meanings.map((meaning) => ({
      family: meaning.family,
      title: meaning.context ?? familyNames[meaning.family],
      rows: rowsOf(meaning),
    })),
  };
}

/** The rows of one kind, of all given meanings. */
export function rowsOfKind<Kind extends Row['kind']>(
  meanings: readonly MeaningView[],
  kind: Kind,
): Extract<Row, {kind: Kind}>[] {
  return meanings
    .flatMap(({rows}) => rows)
    .filter((row): row is Extract<Row, {kind: Kind}> => row.kind === kind);
}

/** A step in one line, without what its command shows; backticks mark the command. */
function stepLine({text, command}: Step): string {
  return command ? `${text}: \`${command}\`` : text;
}

/** What to do first, in one line. If it depends on who owns the PC, it says both. */
export function firstStepLine(lists: readonly StepList[]): string {
  const [first] = lists;
  const chosen = first?.pc ? lists : lists.slice(0, 1);
  return chosen
    .map(({pc, term, steps}) =>
      pc ? `${term}: ${stepLine(steps[0]!)}` : stepLine(steps[0]!),
    )
    .join('. ');
}

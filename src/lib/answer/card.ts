/**
 * What an answer says, whatever was asked: the card on the page and the text to copy are made from it. It has no word of the
 * pasted text but codes, products, states, numbers and dates. In all texts, backticks mark code.
 */
import type {ShownSource} from '../text/shownSource';
import {splitSentence} from '../text/sentences';
import {withoutBackticks} from '../text/format';

/** How good or bad a statement is for the visitor. */
export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** A sentence with its tone. */
export interface Judgment {
  tone: Tone;
  text: string;
}

/** A thing to do. */
export interface Step {
  /** Starts with a verb; `**` marks what to click. */
  text: string;
  /** The page or section of this site that helps with it, and the words of the text that lead there; if absent, all. */
  to?: string;
  words?: string;
  /** One line to paste, and the program to paste it into. */
  command?: string;
  where?: string;
  /** What shows that it worked. */
  expect?: string;
}

/** Texts under a term. */
export interface Fact {
  term: string;
  texts: readonly string[];
}

/** The facts that there are texts for. */
export const presentFacts = (
  rows: readonly (readonly [string, ...(string | false | undefined)[]])[],
): Fact[] =>
  rows.flatMap(([term, ...all]) => {
    const texts = all.flatMap((text) => text || []);
    return texts.length > 0 ? {term, texts} : [];
  });

/** A page or section of this site. */
export interface Link {
  text: string;
  to: string;
}

/** A sentence below the meaning: what is unusual, a limit, where else to look. */
export interface Note {
  text: string;
  isWarning?: boolean;
  link?: Link;
}

/** What to do in one case, such as on one kind of PC, or in every case if there is no difference. */
export interface Plan {
  tab?: keyof typeof tabNames;
  /** One list, or one for each product or stage that needs other steps, with its title: "Office". */
  lists: readonly {title?: string; steps: readonly Step[]}[];
}

/** What each kind of PC is called. */
export const pcNames = {private: 'Private PC', work: 'Work PC'} as const;

/** What each case is called. */
export const tabNames = {
  ...pcNames,
  key: 'I have a key',
  buy: 'I need to buy it',
} as const;

export interface Card {
  /** Unique among the cards of an answer. */
  key: string;
  /** What was read, in words for the reader: "Error code, Windows". */
  kind: string;
  /** The color of the dot and the edge. Absent if the answer is about no state; color only repeats what the title says. */
  tone?: Tone;
  /** A code, shown before the title. */
  code?: string;
  /** The verdict: a sentence that can be read alone. */
  title: string;
  /** What that means for the reader, in a sentence or two. */
  about?: string;
  notes?: readonly Note[];
  plans?: readonly Plan[];
  /** What was read or compared, or what holds elsewhere, with its name. */
  factsTitle?: string;
  facts?: readonly Fact[];
  /** Folded: causes, symbols. */
  details?: readonly Fact[];
  /** Folded: what only matters to who manages many PCs. */
  forAdmins?: {texts: readonly string[]; links: readonly Link[]};
  /** Folded. */
  sources?: readonly ShownSource[];
  links?: readonly Link[];
  /** The one next step, if there is one. */
  action?: Link;
  /** The path that leads to this answer again. Never has pasted text. */
  address?: string;
  /** For an answer that only a pasted text leads to: the page of its tool. */
  page?: string;
}

/** A verdict of one or more sentences as a title, without its full stop, and what comes below it. */
export function titled(verdict: string): Pick<Card, 'title' | 'about'> {
  const [first, rest] = splitSentence(verdict);
  return {title: first.replace(/\.$/, ''), ...(rest && {about: rest})};
}

/** One list of steps for every PC; none if there are no steps. */
export function plansFor(steps: readonly Step[]): readonly Plan[] {
  return steps.length > 0 ? [{lists: [{steps}]}] : [];
}

/** What the folded part of a card is called; undefined if there is none. */
export function foldedTitle({
  details = [],
  sources = [],
}: Card): string | undefined {
  if (details.length === 0) {
    return sources.length > 0 ? 'Sources' : undefined;
  }
  return details.some(({term}) => term === 'Causes')
    ? 'Causes and sources'
    : 'Details and sources';
}

/** What a step says: a sentence, which leads to its command with a colon. */
export function sayStep({
  text,
  command,
}: Pick<Step, 'text' | 'command'>): string {
  return text.replace(/[.:]?$/, command === undefined ? '.' : ':');
}

/** The steps of a list, each with the cases that follow it: several in a row that begin with "If" have no order. */
export function withCases(
  steps: readonly Step[],
): readonly {step: Step; cases: readonly Step[]}[] {
  const isIf = (step?: Step) => step?.text.startsWith('If ');
  const items: {step: Step; cases: Step[]}[] = [];
  for (const [index, step] of steps.entries()) {
    const last = items.at(-1);
    const isOfSeveral = isIf(steps[index - 1]) || isIf(steps[index + 1]);
    if (last && !isIf(last.step) && isIf(step) && isOfSeveral) {
      last.cases.push(step);
    } else {
      items.push({step, cases: []});
    }
  }
  return items;
}

/** The steps of a list, numbered if there are several. */
function numbered(
  steps: readonly Step[],
  address: ReplyOptions['address'],
): string[] {
  const items = withCases(steps);
  const lineOf = (lead: string, step: Step) => {
    const {command = '', expect, to, words} = step;
    const line = `${lead} ${sayStep(step).replaceAll('**', '')} ${command}`;
    // A link that is all of its step is nothing without its address.
    const more = expect ?? (to && !words ? address(to) : undefined);
    return `${line.trimEnd()}${more ? ` (${more})` : ''}`;
  };
  return items.flatMap(({step, cases}, index) => [
    lineOf(items.length === 1 ? 'Next:' : `${index + 1}.`, step),
    ...cases.map((each) => lineOf('-', each)),
  ]);
}

/** Lines of a reply that people read. */
const mostLines = 10;

interface ReplyOptions {
  /** Turns a path of this site into its URL. */
  address: (path: string) => string;
  /** The tabs that are open. */
  tabs?: readonly string[];
}

/** What a reply needs most, first. */
const byNeed = [
  'verdict',
  'address',
  'meaning',
  'steps',
  'notes',
  'facts',
  'links',
] as const;

/** The lines of a card by what they are, those of its steps only if their tab is open. */
function linesOf(
  card: Card,
  {address, tabs = []}: ReplyOptions,
): Record<(typeof byNeed)[number], (string | string[])[]> {
  const {code, title, about, notes = [], plans = [], links = []} = card;
  const {facts = [], action, address: path = card.page} = card;
  const plan =
    plans.find(({tab}) => tab !== undefined && tabs.includes(tab)) ?? plans[0];
  return {
    verdict: [[code, title].filter(Boolean).join(': ')],
    meaning: about ? [about] : [],
    facts: facts.map(({term, texts}) => `${term}: ${texts.join('; ')}`),
    // A command below a note goes with it, or not at all.
    notes: notes.map(({text, link}) =>
      link ? `${text} (${link.text}: ${address(link.to)})` : text.split('\n'),
    ),
    steps: (plan?.lists ?? []).map(({title: name, steps}, index) => [
      ...(index === 0 && plan?.tab ? [`${tabNames[plan.tab]}:`] : []),
      ...(name ? [`${name}:`] : []),
      ...numbered(steps, address),
    ]),
    links: (action ? [action, ...links] : links)
      .filter(({to}) => to !== card.address)
      .map(({text, to}) => `${text}: ${address(to)}`),
    address: path === undefined ? [] : [address(path)],
  };
}

/** As many lines as there is room for. A list of steps is there with all of them, unless it is the first. */
function fitting(blocks: readonly (string | string[])[], room: number) {
  const taken: string[] = [];
  for (const block of blocks) {
    const lines = [block].flat();
    if (taken.length > 0 && taken.length + lines.length > room) {
      break;
    }
    taken.push(...lines.slice(0, Math.max(0, room)));
  }
  return taken;
}

/** An answer as a reply to paste into a forum or a ticket: verdicts, steps, and where they are from. */
export function replyOf(cards: readonly Card[], options: ReplyOptions): string {
  const all = cards.map((card) => linesOf(card, options));
  let left = mostLines;
  for (const part of byNeed) {
    for (const lines of all) {
      // Without its verdict and its address, a card would be no answer.
      const isSure = part === 'verdict' || part === 'address';
      const taken = fitting(lines[part], isSure ? 1 : left);
      const isCut = taken.length < lines[part].flat().length;
      if (isCut && (part === 'steps' || part === 'notes')) {
        lines.address = lines.address
          .flat()
          .map((each) => each.replace(/^(?:More: )?/, 'More: '));
      }
      lines[part] = taken;
      left -= taken.length;
    }
  }
  return withoutBackticks(
    all.map((lines) => Object.values(lines).flat(2).join('\n')).join('\n\n'),
  );
}

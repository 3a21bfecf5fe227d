/** What the card of an entry shows, in an answer and in the list. */
import {
  commandShells,
  relatedPages,
  repairSections,
  type ErrorAdvice,
  type ErrorCode,
  type ErrorMeaning,
  type ErrorSourceId,
  type ErrorStep,
} from '../../data/errorCodes/types';
import {errorSources} from '../../data/sources/errors';
import {
  pcNames,
  presentFacts,
  type Card,
  type Fact,
  type Link,
  type Plan,
  type Step,
} from '../answer/card';
import {readLink} from '../text/sentences';
import {shownSource, type ShownSource} from '../text/shownSource';
import {
  familiesOf,
  productFamilyNames,
  sectionPath,
  summarizeMeaning,
} from './entry';

/** The items without those that say the same as an earlier one. */
export function distinct<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const texts = items.map(textOf);
  return items.filter((_, index) => texts.indexOf(texts[index]!) === index);
}

/** What to show of the sources that entries, areas and messages name. */
export const shownSources = (ids: readonly ErrorSourceId[]): ShownSource[] =>
  ids.map((id) => shownSource(errorSources[id]));

/** A step of an entry, or a piece of advice. */
export function stepOf(step: ErrorStep | ErrorAdvice): Step {
  if (typeof step === 'string') {
    return {text: step};
  }
  const {text} = step;
  if ('to' in step) {
    return {...readLink(text), to: step.to && sectionPath(step.to)};
  }
  return 'command' in step && step.command !== undefined
    ? {
        text,
        command: step.command,
        where: commandShells[step.shell],
        expect: step.expect,
      }
    : {text};
}

/** What to do on every PC, and after that, on each kind of PC. */
interface Remedy {
  title?: string;
  fixes?: readonly (ErrorStep | ErrorAdvice)[];
  branches?: Record<keyof typeof pcNames, readonly (ErrorStep | ErrorAdvice)[]>;
}

type StepList = Plan['lists'][number];

/** The lists, after one of the steps with which all of them begin. */
function sharing(lists: readonly StepList[]): readonly StepList[] {
  let shared = 0;
  const next = ({steps}: StepList) => JSON.stringify(steps[shared]);
  while (
    next(lists[0]!) &&
    lists.every((list) => next(list) === next(lists[0]!))
  ) {
    shared += 1;
  }
  return [
    {steps: lists[0]!.steps.slice(0, shared)},
    ...lists.map(({title, steps}) => ({title, steps: steps.slice(shared)})),
  ].filter(({steps}) => steps.length > 0);
}

/** One plan for each kind of PC if any remedy differs, each with the steps for every PC first. */
export function plansOf(remedies: readonly Remedy[]): Plan[] {
  const isSplit = remedies.some(({branches}) => branches);
  const kinds = isSplit ? (['private', 'work'] as const) : [undefined];
  return kinds.map((pc) => {
    const lists = distinct(
      remedies.map(({title, fixes = [], branches}) => ({
        title,
        steps: [...fixes, ...((pc && branches?.[pc]) ?? [])].map(stepOf),
      })),
      ({steps}) => JSON.stringify(steps),
    );
    return {tab: pc, lists: sharing(lists)};
  });
}

/** The card with the plan first that is for the PC of a text: of an organization, or else a private one. */
export function cardFor(isForWork: boolean, card: Card): Card {
  const isOther = ({tab}: Plan) => Number((tab === 'work') !== isForWork);
  const plans = [...(card.plans ?? [])];
  return {...card, plans: plans.sort((a, b) => isOther(a) - isOther(b))};
}

/** What is known about a fault, besides what it means. */
export function factsOf({context, causes, note}: ErrorMeaning): Fact[] {
  return presentFacts([
    ['Reported as', context],
    ['Causes', ...causes],
    ['Note', note],
  ]);
}

/** One fact for each term, with its texts in all the facts, each once. */
function mergeFacts(facts: readonly Fact[]): Fact[] {
  return distinct(facts, ({term}) => term).map(({term}) => ({
    term,
    texts: distinct(
      facts.flatMap((each) => (each.term === term ? each.texts : [])),
      (text) => text,
    ),
  }));
}

function linksOf({section, page}: ErrorMeaning): Link[] {
  return [
    ...(section ? [{text: repairSections[section], to: section}] : []),
    ...(page ? [{text: relatedPages[page], to: page}] : []),
  ].map(({text, to}) => ({text, to: sectionPath(to)}));
}

export function symbolFact(symbol?: string): Fact[] {
  return presentFacts([['Symbol', symbol && `\`${symbol}\``]]);
}

/** What a code is called above its card, with the products that show it. */
export function kindOf(products: readonly string[] = []): string {
  return ['Error code', products.join(' and ')].filter(Boolean).join(', ');
}

/** The card of an entry, for the code as it was found: an upgrade result has both halves. */
export function entryCard(entry: ErrorCode, code = entry.code): Card {
  const {label, symbol, meanings} = entry;
  const summary = summarizeMeaning(entry);
  const {plain, causes} = meanings[0]!;
  return {
    key: entry.code,
    kind: kindOf(familiesOf(entry).map((family) => productFamilyNames[family])),
    code: label && code === entry.code ? undefined : code,
    title: label ? `${label}: ${summary}` : summary,
    about: plain ?? `Likely cause: ${causes[0]!}.`,
    plans: plansOf(
      meanings.map(({context, family, fixes, branches}) => ({
        title: context ?? productFamilyNames[family],
        fixes,
        branches,
      })),
    ),
    details: mergeFacts([...meanings.flatMap(factsOf), ...symbolFact(symbol)]),
    sources: shownSources([
      ...new Set(meanings.flatMap(({sources}) => sources)),
    ]),
    links: distinct(meanings.flatMap(linksOf), ({to}) => to),
  };
}

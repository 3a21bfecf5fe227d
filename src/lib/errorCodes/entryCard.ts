/** What the card of an entry shows, in an answer and in the list. */
import type {ErrorCode} from '../../data/errorCodes/types';
import type {ShownSource} from '../text/shownSource';
import {
  entryView,
  rowsOfKind,
  type Fact,
  type Link,
  type Step,
  type StepList,
} from './view';

/** What to do on one kind of PC, or on every PC if there is no difference. */
export interface Plan {
  pc?: StepList['pc'];
  /** One list, or one for each product that needs other steps, with its title: "Office". */
  lists: readonly {title?: string; steps: readonly Step[]}[];
}

export interface Card {
  /** Unique among the cards of a lookup. */
  key: string;
  /** The code as shown; absent for a message without a code. */
  code?: string;
  /** What the code reports. */
  title: string;
  /** What that means for the reader, in a sentence or two; backticks mark code. */
  about?: string;
  plans: readonly Plan[];
  /** Causes, symbol. */
  facts: readonly Fact[];
  sources: readonly ShownSource[];
  /** The section that repairs it, the page that helps most, in an answer also the entry in the list. */
  links: readonly Link[];
}

/** The items without those that say the same as an earlier one. */
export function distinct<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[] {
  const texts = items.map(textOf);
  return items.filter((_, index) => texts.indexOf(texts[index]!) === index);
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

/** One plan for each kind of PC if any list is for one, each with the steps for every PC first. */
export function plansOf(
  meanings: readonly {title?: string; lists: readonly StepList[]}[],
): Plan[] {
  const isSplit = meanings.some(({lists}) => lists.some(({pc}) => pc));
  const kinds = isSplit ? (['private', 'work'] as const) : [undefined];
  return kinds.map((kind) => {
    const lists = distinct(
      meanings.map(({title, lists: all}) => ({
        title,
        steps: all.flatMap(({pc, steps}) =>
          pc === undefined || pc === kind ? steps : [],
        ),
      })),
      ({steps}) => JSON.stringify(steps),
    );
    return {
      pc: kind,
      lists: lists.length === 1 ? [{steps: lists[0]!.steps}] : lists,
    };
  });
}

/** The card with the plan first that is for the PC of a text: of an organization, or else a private one. */
export function cardFor(isForWork: boolean, card: Card): Card {
  const own = card.plans.filter(({pc}) => (pc === 'work') === isForWork);
  const others = card.plans.filter((plan) => !own.includes(plan));
  return {...card, plans: [...own, ...others]};
}

/** What the folded part of a card is called. */
export function foldedTitle({facts}: Card): string {
  return facts.some(({term}) => term === 'Causes')
    ? 'Causes and sources'
    : 'Details and sources';
}

export function symbolFact(symbol?: string): Fact[] {
  return symbol ? [{term: 'Symbol', texts: [`\`${symbol}\``]}] : [];
}

/** The card of an entry, for the code as it was found: an upgrade result has both halves. */
export function entryCard(entry: ErrorCode, code = entry.code): Card {
  const {label, symbol, summary, plain, meanings} = entryView(entry);
  return {
    key: entry.code,
    code: label && code === entry.code ? undefined : code,
    title: label ? `${label}: ${summary}` : summary,
    about: plain,
    plans: plansOf(
      meanings.map((meaning) => ({
        title: meaning.title,
        lists: rowsOfKind([meaning], 'steps'),
      })),
    ),
    facts: mergeFacts([...rowsOfKind(meanings, 'fact'), ...symbolFact(symbol)]),
    sources: distinct(
      rowsOfKind(meanings, 'sources').flatMap(({sources}) => sources),
      ({url}) => url,
    ),
    links: distinct(
      rowsOfKind(meanings, 'links').flatMap(({links}) => links),
      ({to}) => to,
    ),
  };
}

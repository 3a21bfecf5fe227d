/** What the card of an entry shows, in an answer and in the list. */
import type {ErrorCode} from '../../data/errorCodes/types';
import type {Card, Fact, Plan} from '../answer/card';
import {familiesOf, familyNames} from './entry';
import {entryView, rowsOfKind, type StepList} from './view';

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
  const {plans = []} = card;
  const own = plans.filter(({pc}) => (pc === 'work') === isForWork);
  const others = plans.filter((plan) => !own.includes(plan));
  return {...card, plans: [...own, ...others]};
}

export function symbolFact(symbol?: string): Fact[] {
  return symbol ? [{term: 'Symbol', texts: [`\`${symbol}\``]}] : [];
}

/** What a code is called above its card, with the products that show it. */
export function kindOf(products: readonly string[] = []): string {
  return ['Error code', products.join(' and ')].filter(Boolean).join(', ');
}

/** The card of an entry, for the code as it was found: an upgrade result has both halves. */
export function entryCard(entry: ErrorCode, code = entry.code): Card {
  const {label, symbol, summary, plain, meanings} = entryView(entry);
  return {
    key: entry.code,
    kind: kindOf(familiesOf(entry).map((family) => familyNames[family])),
    code: label && code === entry.code ? undefined : code,
    title: label ? `${label}: ${summary}` : summary,
    about: plain,
    plans: plansOf(
      meanings.map((meaning) => ({
        title: meaning.title,
        lists: rowsOfKind([meaning], 'steps'),
      })),
    ),
    details: mergeFacts([
      ...rowsOfKind(meanings, 'fact'),
      ...symbolFact(symbol),
    ]),
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

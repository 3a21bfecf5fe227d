/** What the card of an answer shows. */
import type {AdviceMessage, ErrorMessage} from '../../data/errorMessages';
import type {ErrorAdvice, ErrorSourceId} from '../../data/errorCodes/types';
import {evidence} from '../../data/evidence';
import {setupResultSource} from '../../data/setupResults';
import type {ShownSource} from '../sources/shownSource';
import {withoutBackticks} from '../withoutBackticks';
import {describeParts, nextSteps, stepsOfArea} from './advice';
import {sectionPath} from './entry';
import {errorSource} from './errorSource';
import type {Answer, CodeAnswer} from './lookUp';
import {describeExtendCode, splitSetupResult} from './setupResult';
import {trustLine} from './trust';
import {
  entryView,
  rowsOfKind,
  stepListsOf,
  stepOfAdvice,
  type EntryView,
  type Fact,
  type Link,
  type Step,
  type StepList,
} from './view';

/** Steps for one meaning of a code, or for all. */
export interface CardSteps {
  /** Set if the meanings need different steps: "Office". */
  title?: string;
  lists: readonly StepList[];
}

export interface Card {
  /** Unique among the cards of a lookup. */
  key: string;
  /** The code as shown; absent for a message without a code. */
  code?: string;
  /** What it means. */
  title: string;
  /** Where an upgrade stopped, or what part reports codes of this kind. */
  about?: string;
  steps: readonly CardSteps[];
  /** Causes, symbol, evidence. */
  facts: readonly Fact[];
  sources: readonly ShownSource[];
  /** The section that repairs it, the page that helps most, the entry in the list of the troubleshooter. */
  links: readonly Link[];
}

/** The items without those that say the same as an earlier one. */
function distinct<Item>(
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

function shownSources(...ids: ErrorSourceId[]): ShownSource[] {
  return ids.map(errorSource);
}

function symbolFact(symbol?: string): Fact[] {
  return symbol ? [{term: 'Symbol', texts: [`\`${symbol}\``]}] : [];
}

function stepsOfMeanings(meanings: EntryView['meanings']): CardSteps[] {
  const all = distinct(
    meanings.map((meaning) => ({
      title: meaning.title,
      lists: rowsOfKind([meaning], 'steps'),
    })),
    ({lists}) => JSON.stringify(lists),
  );
  return all.length === 1 ? [{lists: all[0]!.lists}] : all;
}

function entryCard(
  {code, entry}: Answer & {kind: 'entry'},
  extend: string | undefined,
): Card {
  const {label, symbol, summary, meanings} = entryView(entry);
  return {
    key: entry.code,
    code: label && code === entry.code ? undefined : code,
    title: label ? `${label}: ${summary}` : summary,
    about: extend && describeExtendCode(extend),
    steps: stepsOfMeanings(meanings),
    facts: mergeFacts([
      ...rowsOfKind(meanings, 'fact'),
      ...symbolFact(symbol),
      ...rowsOfKind(meanings, 'evidence'),
    ]),
    sources: distinct(
      [
        ...rowsOfKind(meanings, 'sources').flatMap(({sources}) => sources),
        ...(extend ? shownSources(setupResultSource) : []),
      ],
      ({url}) => url,
    ),
    links: distinct(
      [
        ...rowsOfKind(meanings, 'links').flatMap(({links}) => links),
        {text: 'Its entry in the list', to: sectionPath(`#${entry.code}`)},
      ],
      ({to}) => to,
    ),
  };
}

function sourcesOf({source}: ErrorMessage): ShownSource[] {
  return source ? shownSources(source) : [];
}

function aboutQuote(quote?: string): string | undefined {
  return quote === undefined ? undefined : `The message: “${quote}”`;
}

/** The card of a code that was read as another one. */
function readAs({readAs: other}: CodeAnswer, card: Card): Card {
  return other === undefined
    ? card
    : {
        ...card,
        about: `Read as \`${other}\`, the same number in another form`,
        facts: [
          ...card.facts,
          {term: 'Evidence for this reading', texts: [evidence.inferred.label]},
        ],
      };
}

/** The card with the message that led to it. */
function quotedIn({quoted}: CodeAnswer, card: Card): Card {
  return quoted
    ? {
        ...card,
        about: aboutQuote(quoted.quote) ?? card.about,
        facts: [
          ...card.facts,
          {term: 'Evidence for the message', texts: [trustLine(quoted)]},
        ],
        sources: [...sourcesOf(quoted), ...card.sources],
      }
    : card;
}

function messageCard(message: AdviceMessage, quote?: string): Card {
  return {
    key: message.meaning,
    title: message.meaning,
    about: aboutQuote(quote),
    steps: [{lists: stepListsOf(message, stepOfAdvice)}],
    facts: [{term: 'Evidence', texts: [trustLine(message)]}],
    sources: sourcesOf(message),
    links: [],
  };
}

type UnknownAnswer = CodeAnswer & {kind: 'unknown'};

function unknownTitle({code, area, decoded, similar}: UnknownAnswer): string {
  if (similar) {
    return `Not a whole code: it has ${code.length - '0x'.length} digits, and a code of this kind has 8`;
  }
  if (area) {
    return `${area.title}: no entry for this code`;
  }
  return decoded?.meaning
    ? `No entry here; as a Windows system error, ${decoded.meaning}`
    : 'No entry here';
}

function unknownAbout({
  area,
  decoded,
  similar,
}: UnknownAnswer): string | undefined {
  if (similar) {
    return undefined;
  }
  if (area) {
    return area.about;
  }
  return decoded
    ? undefined
    : 'Only the program that shows a code of this form can explain it.';
}

/** Steps for everybody. */
function adviceSteps(fixes: readonly ErrorAdvice[]): CardSteps[] {
  return [{lists: stepListsOf({fixes}, stepOfAdvice)}];
}

/** The card of an answer. */
export function cardOf(answer: Answer): Card {
  if (answer.kind === 'message') {
    return messageCard(answer.message, answer.quote);
  }
  const {code} = answer;
  const extend = splitSetupResult(code)?.extend;
  if (answer.kind === 'entry') {
    return quotedIn(answer, readAs(answer, entryCard(answer, extend)));
  }
  if (answer.kind === 'short') {
    const {symbol, meaning, area, sources} = answer.short;
    const card = {
      key: code,
      code,
      title: meaning,
      about: `${area.title}. ${area.about}`,
      steps: adviceSteps(stepsOfArea(area)),
      facts: [
        ...symbolFact(symbol),
        {term: 'Evidence', texts: [trustLine(area)]},
      ],
      sources,
      links: [],
    };
    return quotedIn(answer, readAs(answer, card));
  }
  const {decoded} = answer;
  return {
    key: code,
    code,
    title: unknownTitle(answer),
    about: extend ? describeExtendCode(extend) : unknownAbout(answer),
    steps: adviceSteps(nextSteps(answer)),
    facts: decoded ? describeParts(decoded) : [],
    sources: extend ? shownSources(setupResultSource) : [],
    links: [],
  };
}

function numbered(steps: readonly Step[]): string[] {
  return steps.map(({text, command, expect}, index) =>
    withoutBackticks(
      [`${index + 1}. ${text}`, command, expect && `(${expect})`]
        .filter(Boolean)
        .join(command ? ': ' : ' '),
    ),
  );
}

/** The card as plain text to paste into a message. `address` turns a path into the URL of that page. */
export function cardText(
  card: Card,
  address: (path: string) => string,
): string {
  return [
    [card.code, card.title].filter(Boolean).join(': '),
    ...(card.about ? [withoutBackticks(card.about)] : []),
    ...card.steps.flatMap(({title, lists}) => [
      ...(title ? [`${title}:`] : []),
      ...lists.flatMap(({pc, term, steps}) => [
        ...(pc ? [`${term}:`] : []),
        ...numbered(steps),
      ]),
    ]),
    ...card.links.slice(-1).map(({to}) => address(to)),
  ].join('\n');
}

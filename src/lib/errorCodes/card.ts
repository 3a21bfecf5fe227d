/** What the card of an answer shows. */
import type {AdviceMessage, ErrorMessage} from '../../data/errorMessages';
import {
  commandShells,
  errorProducts,
  relatedPages,
  repairSections,
  type ErrorAdvice,
  type ErrorMeaning,
  type ErrorSourceId,
  type ErrorStep,
} from '../../data/errorCodes/types';
import {evidence} from '../../data/evidence';
import {setupResultSource} from '../../data/setupResults';
import {describeParts, nextSteps, stepsOfArea} from './advice';
import type {ShownSource} from '../sources/shownSource';
import {withoutBackticks} from '../withoutBackticks';
import {familiesOf, sectionPath, summarizeMeaning} from './entry';
import {errorSource} from './errorSource';
import type {Answer, CodeAnswer} from './lookUp';
import {describeExtendCode, splitSetupResult} from './setupResult';
import {trustLine} from './trust';

/** A thing to do. */
export interface CardStep {
  /** Backticks mark code. */
  text: string;
  /** The page or section that helps with it. */
  to?: string;
  /** A line to paste, and where. */
  command?: string;
  where?: string;
  /** What the command shows if all is well. */
  expect?: string;
}

/** Steps for one product, or for both. */
export interface CardSteps {
  /** Set if the products need different steps: "In Windows". */
  title?: string;
  everywhere: readonly CardStep[];
  /** What to do then, depending on who owns the PC. */
  branches?: {private: readonly CardStep[]; work: readonly CardStep[]};
}

/** A row in the collapsed section. */
export interface CardFact {
  term: string;
  texts: readonly string[];
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
  facts: readonly CardFact[];
  sources: readonly ShownSource[];
  /** The entry in the list of the troubleshooter, the section that repairs it, the page that helps most. */
  links: readonly {text: string; to: string}[];
}

function ofStep(step: ErrorStep): CardStep {
  return typeof step === 'string'
    ? {text: step}
    : {
        text: step.text,
        command: step.command,
        where: commandShells[step.shell],
        expect: step.expect,
      };
}

function ofAdvice({text, to}: ErrorAdvice): CardStep {
  return {text, to: to && sectionPath(to)};
}

/** The steps of a meaning or a message, each turned into what a card shows. */
function stepsOf<Item>(
  {
    fixes,
    branches,
  }: {
    fixes: readonly Item[];
    branches?: {private: readonly Item[]; work: readonly Item[]};
  },
  show: (item: Item) => CardStep,
): CardSteps {
  return {
    everywhere: fixes.map(show),
    branches: branches && {
      private: branches.private.map(show),
      work: branches.work.map(show),
    },
  };
}

/** The sources with these ids, each once. */
function shown(ids: readonly ErrorSourceId[]): ShownSource[] {
  return [...new Set(ids)].map(errorSource);
}

const families = {windows: 'In Windows', office: 'In Office'} as const;

/** The steps of each meaning, with the product or the context as title if there are several. */
function stepsOfMeanings(meanings: readonly ErrorMeaning[]): CardSteps[] {
  const distinct = new Map<string, CardSteps>();
  for (const meaning of meanings) {
    const steps = stepsOf(meaning, ofStep);
    const text = JSON.stringify(steps);
    if (!distinct.has(text)) {
      distinct.set(text, {
        ...steps,
        title: meaning.context ?? families[meaning.family],
      });
    }
  }
  const all = [...distinct.values()];
  return all.length === 1 ? [{...all[0]!, title: undefined}] : all;
}

function fact(
  term: string,
  texts: readonly (string | undefined)[],
): CardFact[] {
  const some = texts.filter((text) => text !== undefined);
  return some.length > 0 ? [{term, texts: [...new Set(some)]}] : [];
}

function entryCard(
  answer: Answer & {kind: 'entry'},
  extend: string | undefined,
): Card {
  const {entry} = answer;
  const {meanings} = entry;
  const all = <Value>(pick: (meaning: ErrorMeaning) => Value) =>
    meanings.map(pick);
  return {
    key: entry.code,
    code: entry.label ? undefined : answer.code,
    title: entry.label
      ? `${entry.label}: ${summarizeMeaning(entry)}`
      : summarizeMeaning(entry),
    about: extend && describeExtendCode(extend),
    steps: stepsOfMeanings(meanings),
    facts: [
      ...fact('Causes', all(({causes}) => causes).flat()),
      ...fact('Symbol', [entry.symbol && `\`${entry.symbol}\``]),
      ...fact(
        'Reported by',
        familiesOf(entry).length === 1 ? all(({context}) => context) : [],
      ),
      ...fact(
        'Note',
        all(({note}) => note),
      ),
      ...fact(
        'Applies to',
        all(({products}) => products)
          .flat()
          .map((product) => errorProducts[product]),
      ),
      ...fact('Evidence', all(trustLine)),
    ],
    sources: shown([
      ...all(({sources}) => sources).flat(),
      ...(extend ? [setupResultSource] : []),
    ]),
    links: [
      ...all(({section}) => section)
        .filter((section) => section !== undefined)
        .map((section) => ({
          text: repairSections[section],
          to: sectionPath(section),
        })),
      ...all(({page}) => page)
        .filter((page) => page !== undefined)
        .map((page) => ({text: relatedPages[page], to: page})),
      {text: 'Its entry in the list', to: sectionPath(`#${entry.code}`)},
    ].filter(
      ({to}, index, links) =>
        links.findIndex((link) => link.to === to) === index,
    ),
  };
}

function sourcesOf({source}: ErrorMessage): ShownSource[] {
  return source ? shown([source]) : [];
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
          ...fact('Evidence for the message', [trustLine(quoted)]),
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
    steps: [stepsOf(message, ofAdvice)],
    facts: fact('Evidence', [trustLine(message)]),
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

/** The card of an answer. */
export function cardOf(answer: Answer): Card {
  if (answer.kind === 'message') {
    return messageCard(answer.message, answer.quote);
  }
  const {code} = answer;
  const extend = splitSetupResult(code)?.extend;
  if (answer.kind === 'entry') {
    const isOwnEntry = answer.entry.code === code;
    const card = readAs(answer, entryCard(answer, extend));
    return {...quotedIn(answer, card), code: isOwnEntry ? card.code : code};
  }
  if (answer.kind === 'short') {
    const {symbol, meaning, area, sources} = answer.short;
    const card = {
      key: code,
      code,
      title: meaning,
      about: `${area.title}. ${area.about}`,
      steps: [{everywhere: stepsOfArea(area).map(ofAdvice)}],
      facts: [
        ...fact('Symbol', [symbol && `\`${symbol}\``]),
        ...fact('Evidence', [trustLine(area)]),
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
    steps: [{everywhere: nextSteps(answer).map(ofAdvice)}],
    facts: decoded ? describeParts(decoded) : [],
    sources: extend ? shown([setupResultSource]) : [],
    links: [],
  };
}

function numbered(steps: readonly CardStep[]): string[] {
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
    ...card.steps.flatMap(({title, everywhere, branches}) => [
      ...(title ? [`${title}:`] : []),
      ...numbered(everywhere),
      ...(branches
        ? [
            'On a private PC:',
            ...numbered(branches.private),
            'On a work PC:',
            ...numbered(branches.work),
          ]
        : []),
    ]),
    ...card.links.slice(-1).map(({to}) => address(to)),
  ].join('\n');
}

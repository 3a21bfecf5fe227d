/** What the card of an answer shows. */
import type {ErrorMessage} from '../../data/errorMessages';
import type {ErrorAdvice, ErrorSourceId} from '../../data/errorCodes/types';
import {setupResultSource} from '../../data/setupResults';
import type {ShownSource} from '../text/shownSource';
import {withoutBackticks} from '../text/withoutBackticks';
import {describeParts, nextSteps, stepsOfArea} from './advice';
import {sectionPath} from './entry';
import {
  distinct,
  entryCard,
  plansOf,
  symbolFact,
  type Card,
  type Plan,
} from './entryCard';
import {decodeErrorCode} from './decode';
import {errorSource} from './errorSource';
import type {Answer, CodeAnswer} from './answer';
import {describeStop} from './setupResult';
import {pcNames, stepListsOf, stepOfAdvice, type Step} from './view';

function shownSources(...ids: ErrorSourceId[]): ShownSource[] {
  return ids.map(errorSource);
}

function sourcesOf({source}: ErrorMessage): ShownSource[] {
  return source ? shownSources(source) : [];
}

function aboutQuote(quote?: string): string | undefined {
  return quote === undefined ? undefined : `The message: "${quote}"`;
}

/** The card of an entry with a link to it, last. */
function inAnswer(card: Card): Card {
  const self = {text: 'Its entry in the list', to: sectionPath(`#${card.key}`)};
  return {...card, links: [...card.links, self]};
}

/** The card of a code that was read as another one. */
function readAs({code, readAs: other}: CodeAnswer, card: Card): Card {
  if (other === undefined) {
    return card;
  }
  const meaning = decodeErrorCode(code)?.meaning;
  const system = meaning ? `: as a Windows system error, ${meaning}` : '';
  return {
    ...card,
    about: `Probably \`${other}\`, the same number in another form${system}. ${card.about ?? ''}`,
  };
}

/** A title that holds only if the text tells of that message, for a text in words of its own. */
const conditional = (title: string, isLoose = false) =>
  isLoose ? `${title} (if that is the message)` : title;

/** The card with the message that led to it. */
function quotedIn({quoted}: CodeAnswer, card: Card): Card {
  return quoted
    ? {
        ...card,
        title: conditional(card.title, quoted.isLoose),
        facts: [
          ...card.facts,
          ...(quoted.quote ? [{term: 'Message', texts: [quoted.quote]}] : []),
        ],
        sources: [...sourcesOf(quoted), ...card.sources],
      }
    : card;
}

function messageCard({
  message,
  quote,
  isLoose,
}: Answer & {kind: 'message'}): Card {
  return {
    key: message.meaning,
    title: conditional(message.meaning, isLoose),
    about: aboutQuote(quote),
    plans: plansOf([{lists: stepListsOf(message, stepOfAdvice)}]),
    facts: [],
    sources: sourcesOf(message),
    links: [],
  };
}

/** The card of an upgrade result, with where Setup stopped. */
function stoppedAt(card: Card, about: string): Card {
  return {
    ...card,
    about,
    sources: distinct(
      [...card.sources, ...shownSources(setupResultSource)],
      ({url}) => url,
    ),
  };
}

type UnknownAnswer = CodeAnswer & {kind: 'unknown'};

function unknownTitle({code, area, decoded, similar}: UnknownAnswer): string {
  if (similar) {
    return `Not a whole code: it has ${code.length - '0x'.length} digits, and a code of this kind has 8`;
  }
  if (decoded?.meaning) {
    return `No entry here; as a Windows system error, ${decoded.meaning}`;
  }
  return area ? `${area.title}: no entry for this code` : 'No entry here';
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
function adviceSteps(fixes: readonly ErrorAdvice[]): Plan[] {
  return plansOf([{lists: stepListsOf({fixes}, stepOfAdvice)}]);
}

/** The card of an answer. */
export function cardOf(answer: Answer): Card {
  if (answer.kind === 'message') {
    return messageCard(answer);
  }
  const {code} = answer;
  const stop = describeStop(code);
  if (answer.kind === 'entry') {
    const card = inAnswer(entryCard(answer.entry, code));
    return quotedIn(
      answer,
      readAs(answer, stop ? stoppedAt(card, stop) : card),
    );
  }
  if (answer.kind === 'short') {
    const {symbol, meaning, area, sources} = answer.short;
    const card = {
      key: code,
      code,
      title: meaning,
      about: `${area.title}. ${area.about}`,
      plans: adviceSteps(stepsOfArea(area)),
      facts: symbolFact(symbol),
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
    about: stop ?? unknownAbout(answer),
    plans: adviceSteps(nextSteps(answer)),
    facts: decoded ? describeParts(decoded) : [],
    sources: stop ? shownSources(setupResultSource) : [],
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
    ...card.plans.flatMap(({pc, lists}) => [
      ...(pc ? [`${pcNames[pc]}:`] : []),
      ...lists.flatMap(({title, steps}) => [
        ...(title ? [`${title}:`] : []),
        ...numbered(steps),
      ]),
    ]),
    ...card.links.slice(-1).map(({to}) => address(to)),
  ].join('\n');
}

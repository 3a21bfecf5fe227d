/** What the card of an answer shows. */
import type {ErrorMessage} from '../../data/errorMessages';
import type {
  ErrorAdvice,
  ErrorCode,
  ErrorSourceId,
} from '../../data/errorCodes/types';
import {setupResultSource} from '../../data/setupResults';
import type {Card, Plan} from '../answer/card';
import type {ShownSource} from '../text/shownSource';
import {describeParts, nextSteps, stepsOfArea} from './advice';
import {sectionPath} from './entry';
import {distinct, entryCard, kindOf, plansOf, symbolFact} from './entryCard';
import {decodeErrorCode} from './decode';
import {errorSource} from './errorSource';
import type {Answer, CodeAnswer} from './answer';
import {describeStop} from './setupResult';
import {stepListsOf, stepOfAdvice} from './view';

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
function inAnswer(entry: ErrorCode, card: Card): Card {
  const address = sectionPath(`#${entry.code}`);
  const self = {
    text: `${entry.label ?? entry.code} in the list of codes`,
    to: address,
  };
  return {...card, links: [...(card.links ?? []), self], address};
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

/** The answer to a code without an entry. */
const addressOf = (code: string) =>
  `/?${new URLSearchParams({code}).toString()}`;

/** A title that holds only if the text tells of that message, for a text in words of its own. */
const conditional = (title: string, isLoose = false) =>
  isLoose ? `${title} (if that is the message)` : title;

/** The card with the message that led to it. */
function quotedIn({quoted}: CodeAnswer, card: Card): Card {
  return quoted
    ? {
        ...card,
        title: conditional(card.title, quoted.isLoose),
        details: [
          ...(card.details ?? []),
          ...(quoted.quote ? [{term: 'Message', texts: [quoted.quote]}] : []),
        ],
        sources: [...sourcesOf(quoted), ...(card.sources ?? [])],
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
    kind: 'Message',
    title: conditional(message.meaning, isLoose),
    about: message.plain ?? aboutQuote(quote),
    plans: plansOf([{lists: stepListsOf(message, stepOfAdvice)}]),
    sources: sourcesOf(message),
  };
}

/** The card of an upgrade result, with where Setup stopped. */
function stoppedAt(card: Card, about: string): Card {
  return {
    ...card,
    about,
    sources: distinct(
      [...(card.sources ?? []), ...shownSources(setupResultSource)],
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
    const card = inAnswer(answer.entry, entryCard(answer.entry, code));
    return quotedIn(
      answer,
      readAs(answer, stop ? stoppedAt(card, stop) : card),
    );
  }
  if (answer.kind === 'short') {
    const {symbol, meaning, area, sources} = answer.short;
    const card = {
      key: code,
      kind: kindOf(),
      code,
      title: meaning,
      about: `${area.title}. ${area.about}`,
      plans: adviceSteps(stepsOfArea(area)),
      details: symbolFact(symbol),
      sources,
      address: addressOf(code),
    };
    return quotedIn(answer, readAs(answer, card));
  }
  const {decoded} = answer;
  return {
    key: code,
    kind: kindOf(),
    code,
    title: unknownTitle(answer),
    about: stop ?? unknownAbout(answer),
    plans: adviceSteps(nextSteps(answer)),
    details: decoded ? describeParts(decoded) : [],
    sources: stop ? shownSources(setupResultSource) : [],
    address: addressOf(code),
  };
}

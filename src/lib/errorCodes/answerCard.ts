/** What the card of an answer shows. */
import type {ErrorMessage} from '../../data/errorMessages';
import {setupResultSource} from '../../data/setupResults';
import {presentFacts, type Card} from '../answer/card';
import {withValues} from '../routes/query';
import {decodeErrorCode, describeStop} from './decode';
import {sectionPath} from './entry';
import {
  distinct,
  entryCard,
  kindOf,
  plansOf,
  shownSources,
  symbolFact,
} from './entryCard';
import type {LookupAnswer, CodeAnswer} from './types';
import {
  describeParts,
  stepsWithoutEntry,
  stepsOfArea,
  unknownAbout,
  unknownTitle,
} from './withoutEntry';

const sourcesOf = ({source}: ErrorMessage) =>
  shownSources(source ? [source] : []);

/** The card of an entry with a link to it, last. */
function inAnswer({entry, code}: CodeAnswer & {kind: 'entry'}): Card {
  const card = entryCard(entry, code);
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
          ...presentFacts([['Message', quoted.quote]]),
        ],
        sources: [...sourcesOf(quoted), ...(card.sources ?? [])],
      }
    : card;
}

/** The card of an upgrade result, with where Setup stopped. */
function stoppedAt(card: Card, about: string): Card {
  return {
    ...card,
    about,
    sources: distinct(
      [...(card.sources ?? []), ...shownSources([setupResultSource])],
      ({url}) => url,
    ),
  };
}

/** The answer to a code without an entry. */
const withoutEntry = ({code}: CodeAnswer) => ({
  key: code,
  kind: kindOf(),
  code,
  address: `/${withValues('', {code})}`,
});

/** The card of an answer. */
export function cardOf(answer: LookupAnswer): Card {
  switch (answer.kind) {
    case 'message': {
      const {message, quote, isLoose} = answer;
      return {
        key: message.meaning,
        kind: 'Message',
        title: conditional(message.meaning, isLoose),
        about: message.plain ?? (quote && `The message: "${quote}"`),
        plans: plansOf([message]),
        sources: sourcesOf(message),
      };
    }
    case 'entry': {
      const stop = describeStop(answer.code);
      const card = inAnswer(answer);
      return quotedIn(
        answer,
        readAs(answer, stop ? stoppedAt(card, stop) : card),
      );
    }
    case 'short': {
      const {symbol, meaning, area} = answer.short;
      const card = {
        ...withoutEntry(answer),
        title: meaning,
        about: `${area.title}. ${area.about}`,
        plans: plansOf([{fixes: stepsOfArea(area)}]),
        details: symbolFact(symbol),
        sources: shownSources(area.sources),
      };
      return quotedIn(answer, readAs(answer, card));
    }
    case 'unknown': {
      const stop = describeStop(answer.code);
      return {
        ...withoutEntry(answer),
        title: unknownTitle(answer),
        about: stop ?? unknownAbout(answer),
        plans: plansOf([{fixes: stepsWithoutEntry(answer)}]),
        details: answer.decoded ? describeParts(answer.decoded) : [],
        sources: shownSources(stop ? [setupResultSource] : []),
      };
    }
  }
}

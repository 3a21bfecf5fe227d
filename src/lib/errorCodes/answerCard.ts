/** What the card of an answer shows. */
import {
  inFull,
  type ErrorArea,
  type LinkedAdvice,
} from '../../data/errorCodes/types';
import type {ErrorMessage} from '../../data/errorMessages';
import {setupResultSource} from '../../data/setupResults';
import {presentFacts, type Card, type Fact} from '../answer/card';
import {withValues} from '../routes/query';
import {decodeErrorCode, describeStop, type DecodedCode} from './decode';
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
function readAs({code, readAs: other, isGuess}: CodeAnswer, card: Card): Card {
  if (other === undefined) {
    return card;
  }
  const meaning = decodeErrorCode(code)?.meaning;
  const system = meaning ? `: as a Windows system error, ${meaning}` : '';
  return {
    ...card,
    title: isGuess ? `${card.title} (if it is a code of Windows)` : card.title,
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

const unknownAbout = ({area, decoded, similar}: UnknownAnswer) =>
  area?.about ??
  (decoded || similar
    ? undefined
    : 'Only the program that shows a code of this form can explain it.');

/** What the parts of a code mean, most useful first. */
function describeParts(decoded: DecodedCode): readonly Fact[] {
  const {isError, facility, facilityName, number, meaning, isHttpStatus} =
    decoded;
  return presentFacts([
    // A number without the top bit can be an error, too, such as 0x57.
    ['Kind', isError && 'An error'],
    [
      'Comes from',
      facility !== null &&
        `Facility ${facility}: ${facilityName ?? 'not one of those that these docs know'}`,
    ],
    [
      'Number',
      isHttpStatus
        ? `${number}, the HTTP status of the server's answer`
        : `${number} (0x${number.toString(16).toUpperCase()})`,
    ],
    ['Meaning', meaning && `As a Windows system error: ${meaning}`],
  ]);
}

/** Whether a system error is about the network: DNS, sockets, RPC, web requests. */
function isNetworkNumber(number: number): boolean {
  return (
    (number >= 9000 && number < 13_000) || (number >= 1722 && number <= 1753)
  );
}

/** The last step for every code. */
const askForSupport: LinkedAdvice = {
  text: '[Ask for support], with the code and where it appeared',
  to: '#ask-for-support',
};

/** What to do about the codes of an area. */
export function stepsOfArea({advice}: ErrorArea): readonly LinkedAdvice[] {
  const steps = advice.map(inFull);
  return steps.some(({to}) => to === askForSupport.to)
    ? steps
    : [...steps, askForSupport];
}

/** More codes than a visitor would compare. */
const mostSimilar = 8;

/** Codes that `slui.exe` explains: of the licensing service, of digital licenses, and system errors. */
const explained = /^0x(?:C004|[48]004[C-F]|803F|C0EA|8007)/;

/** What to do about a code without an entry, most specific first. */
export function stepsWithoutEntry({
  code,
  decoded,
  area,
  similar,
}: UnknownAnswer): readonly LinkedAdvice[] {
  if (similar) {
    return [
      ...similar.slice(0, mostSimilar).map((each) => ({
        text: `Compare it with [\`${each.code}\`]: ${each.meaning}`,
        to: each.hasEntry ? `#${each.code}` : undefined,
      })),
      ...(similar.length > mostSimilar
        ? [{text: 'Or find it among all codes', to: '#error-codes'}]
        : []),
      {text: 'Copy the code again from the message, with all its digits'},
      askForSupport,
    ];
  }
  const steps: LinkedAdvice[] = [];
  if (decoded?.meaning && decoded.number < 12_000) {
    steps.push({
      text: `Run \`net helpmsg ${decoded.number}\` in Command Prompt for Windows' own text`,
    });
  }
  if (explained.test(code)) {
    steps.push({
      text: `Run \`slui.exe 0x2a ${code.split('-')[0]}\`: Windows explains many licensing codes, on editions other than Home`,
    });
  }
  if (area) {
    return [...steps, ...stepsOfArea(area)];
  }
  if (decoded && isNetworkNumber(decoded.number)) {
    steps.push({
      text: 'Test the way to the licensing servers',
      to: '/licensing-servers-issue',
    });
  }
  return [
    ...steps,
    {
      text: 'If it came with activation, work down [the repairs from the licensing services on]',
      to: '#licensing-services',
    },
    askForSupport,
  ];
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

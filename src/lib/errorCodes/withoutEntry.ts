/** What is known about a code without an entry, and what to do about it. */
import {
  inFull,
  type ErrorArea,
  type LinkedAdvice,
} from '../../data/errorCodes/types';
import type {DecodedCode} from './decode';
import type {CodeAnswer} from './types';
import {presentFacts, type Fact} from '../answer/card';

type UnknownAnswer = CodeAnswer & {kind: 'unknown'};

export function unknownTitle({
  code,
  area,
  decoded,
  similar,
}: UnknownAnswer): string {
  if (similar) {
    return `Not a whole code: it has ${code.length - '0x'.length} digits, and a code of this kind has 8`;
  }
  if (decoded?.meaning) {
    return `No entry here; as a Windows system error, ${decoded.meaning}`;
  }
  return area ? `${area.title}: no entry for this code` : 'No entry here';
}

export function unknownAbout({
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

/** What the parts of a code mean, most useful first. */
export function describeParts(decoded: DecodedCode): readonly Fact[] {
  const {severity, facility, facilityName, number, meaning, isHttpStatus} =
    decoded;
  return presentFacts([
    // A number without the top bit can be an error, too, such as 0x57.
    ['Kind', severity === 'error' && 'An error'],
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
const mostSimilar = 5;

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

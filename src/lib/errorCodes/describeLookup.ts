/** The texts of the lookup: what was found, what the parts of a code mean, what to do next. */
import type {
  ErrorAdvice,
  ErrorArea,
  ErrorCode,
} from '../../data/errorCodes/types';
import {countOf} from '../countOf';
import type {DecodedCode} from './decode';
import {stepLines, summarizeMeaning} from './entry';
import type {Lookup, UnknownCode} from './lookUp';

/** What the lookup found, in one or two sentences for the live region. Never contains pasted text other than codes. */
export function describeLookup(
  lookup: Lookup,
  shownCount: number,
  totalCount: number,
): string {
  switch (lookup.kind) {
    case 'all':
      return shownCount === totalCount
        ? `All ${totalCount} codes are listed.`
        : `${shownCount} of ${totalCount} codes are listed.`;
    case 'words':
      return shownCount === 0
        ? 'No code of this product matches. Choose all products to see the others.'
        : `${shownCount} of ${totalCount} codes match.`;
    case 'nothing':
      return 'This text has no error code in it, and no entry contains its words.';
    case 'codes':
      return [
        describeKnown([
          ...lookup.entries.map(toNamed),
          ...lookup.short.map(({code, meaning}) => ({name: code, meaning})),
        ]),
        describeUnknown(lookup.unknown),
      ]
        .filter(Boolean)
        .join(' ');
  }
}

/** What a code is called, and its meaning in one line. */
interface NamedCode {
  name: string;
  meaning: string;
}

function toNamed(entry: ErrorCode): NamedCode {
  return {name: entry.label ?? entry.code, meaning: summarizeMeaning(entry)};
}

function describeKnown(known: readonly NamedCode[]): string {
  const [only, ...others] = known;
  if (!only) {
    return '';
  }
  return others.length === 0
    ? `Found ${only.name}: ${only.meaning}.`
    : `Found ${countOf(known.length, 'code')}: ${known.map(({name}) => name).join(', ')}.`;
}

function describeUnknown(unknown: readonly UnknownCode[]): string {
  if (unknown.length === 0) {
    return '';
  }
  const names = unknown.map(({code}) => code).join(', ');
  return unknown.length === 1
    ? `There is no entry for ${names}; what its form says is below.`
    : `There are no entries for ${names}; what their forms say is below.`;
}

/** A fact about a code. */
export interface Fact {
  term: string;
  text: string;
}

/** What the parts of a code mean, most useful first. */
export function describeParts(decoded: DecodedCode): readonly Fact[] {
  const {severity, facility, facilityName, number, meaning, isHttpStatus} =
    decoded;
  const facts: Fact[] = [
    {
      term: 'Kind',
      text: severity === 'error' ? 'An error' : 'Information, not an error',
    },
  ];
  if (facility !== null) {
    facts.push({
      term: 'Comes from',
      text: `Facility ${facility}: ${facilityName ?? 'not one of those that these docs know'}`,
    });
  }
  facts.push({
    term: 'Number',
    text: isHttpStatus
      ? `${number}, the HTTP status of the server's answer`
      : `${number} (0x${number.toString(16).toUpperCase()})`,
  });
  if (meaning) {
    facts.push({
      term: 'Meaning',
      text: `As a Windows system error: ${meaning}`,
    });
  }
  return facts;
}

/** Whether a system error is about the network: DNS, sockets, RPC, web requests. */
function isNetworkNumber(number: number): boolean {
  return (
    (number >= 9000 && number < 13_000) || (number >= 1722 && number <= 1753)
  );
}

/** The last step for every code. */
const askForSupport: ErrorAdvice = {
  text: 'Ask for support, with the code and where it appeared',
  to: '#ask-for-support',
};

/** What to do about the codes of an area. */
export function stepsOfArea({advice}: ErrorArea): readonly ErrorAdvice[] {
  return advice.some(({to}) => to === askForSupport.to)
    ? advice
    : [...advice, askForSupport];
}

/** What to do about a code without an entry, most specific first. */
export function nextSteps({
  code,
  decoded,
  area,
}: UnknownCode): readonly ErrorAdvice[] {
  const steps: ErrorAdvice[] = [];
  if (decoded?.meaning && decoded.number < 12_000) {
    steps.push({
      text: `Run \`net helpmsg ${decoded.number}\` in Command Prompt for Windows' own text`,
    });
  }
  if (decoded && decoded.facility !== null) {
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
      text: 'Work down this page from the licensing services',
      to: '#licensing-services',
    },
    askForSupport,
  ];
}

/** Numbered lines of plain text. */
function numbered(texts: readonly string[]): string[] {
  return texts.map(
    (text, index) => `${index + 1}. ${text.replaceAll('`', '')}`,
  );
}

/** The codes found as plain text to paste into a message. `address` is the URL of the page. */
export function resultText(
  {entries, short, unknown}: Omit<Lookup & {kind: 'codes'}, 'kind'>,
  address: string,
): string {
  return [
    ...entries.map((entry) => {
      const {name, meaning} = toNamed(entry);
      return [
        `${name}: ${meaning}`,
        ...numbered(stepLines(entry.meanings[0]!)),
        `${address}#${entry.code}`,
      ];
    }),
    ...short.map(({code, meaning, area}) => [
      `${code}: ${meaning}`,
      ...numbered(area.advice.map(({text}) => text)),
      `${address}?code=${code}`,
    ]),
    ...unknown.map(({code, decoded}) => [
      `${code}: no entry`,
      ...(decoded
        ? describeParts(decoded).map(({term, text}) => `${term}: ${text}`)
        : []),
    ]),
  ]
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

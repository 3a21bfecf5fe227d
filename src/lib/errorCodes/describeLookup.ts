/** The texts of the lookup: what was found, what the parts of a code mean, what to do next. */
import type {ErrorCode} from '../../data/errorCodes/types';
import {countOf} from '../countOf';
import type {DecodedCode} from './decode';
import {summarizeMeaning} from './entry';
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
      return [describeKnown(lookup.entries), describeUnknown(lookup.unknown)]
        .filter(Boolean)
        .join(' ');
  }
}

function describeKnown(entries: readonly ErrorCode[]): string {
  const [only, ...others] = entries;
  if (!only) {
    return '';
  }
  return others.length === 0
    ? `Found ${only.label ?? only.code}: ${summarizeMeaning(only)}.`
    : `Found ${countOf(entries.length, 'code')}: ${entries.map(({code}) => code).join(', ')}.`;
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

/** A step to take; backticks mark commands. */
export interface Step {
  text: string;
  /** Link to a page or an anchor that helps with the step. */
  to?: string;
}

/** Whether a system error is about the network: DNS, sockets, RPC, web requests. */
function isNetworkNumber(number: number): boolean {
  return (
    (number >= 9000 && number < 13_000) || (number >= 1722 && number <= 1753)
  );
}

/** What to do about a code without an entry, most specific first. */
export function nextSteps({code, decoded}: UnknownCode): readonly Step[] {
  const steps: Step[] = [];
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
  if (decoded?.isHttpStatus || (decoded && isNetworkNumber(decoded.number))) {
    steps.push({
      text: 'Test the way to the licensing servers',
      to: '/licensing-servers-issue',
    });
  }
  if (decoded?.facility === 400 || decoded?.facility === 36) {
    steps.push({
      text: 'Read what makes an edition change or an upgrade fail',
      to: '/change_edition_issues',
    });
  }
  if (!decoded) {
    steps.push({
      text: 'For Office, run an Online Repair',
      to: '#repair-system-files',
    });
  }
  return [
    ...steps,
    {
      text: 'Work down this page from the licensing services',
      to: '#licensing-services',
    },
    {
      text: 'Ask for support, with the code and where it appeared',
      to: '#ask-for-support',
    },
  ];
}

/** The result as plain text to paste into a message. `address` is the URL of the page. */
export function resultText(
  entries: readonly ErrorCode[],
  unknown: readonly UnknownCode[],
  address: string,
): string {
  const known = entries.map((entry) =>
    [
      `${entry.label ?? entry.code}: ${summarizeMeaning(entry)}`,
      ...entry.meanings[0]!.fixes.map(
        (fix, index) => `${index + 1}. ${fix.replaceAll('`', '')}`,
      ),
      `${address}#${entry.code}`,
    ].join('\n'),
  );
  const others = unknown.map(({code, decoded}) =>
    [
      `${code}: no entry`,
      ...(decoded
        ? describeParts(decoded).map(({term, text}) => `${term}: ${text}`)
        : []),
    ].join('\n'),
  );
  return [...known, ...others].join('\n\n');
}

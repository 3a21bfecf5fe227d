/** Tries small functions with the rows of `tests/corpus/functions.yaml`. */
import {describe, expect, test} from 'vitest';
import {matches} from '../../src/build/headersFile';
import {isZeroDate, readDate} from '../../src/lib/activationStatus/dates';
import {titled} from '../../src/lib/answer/card';
import {monthBefore} from '../../src/lib/dates/calendarDay';
import {keepDates} from '../../src/lib/dates/keepDates';
import {supportOn} from '../../src/lib/dates/supportOn';
import * as file from '../../src/lib/fileHash/format';
import {formatBytes} from '../../src/lib/fileHash/formatBytes';
import {askedIn} from '../../src/lib/input/askedIn';
import {editDistance, nearestRoutes} from '../../src/lib/routes/nearestRoutes';
import {wordsOfPath} from '../../src/lib/routes/wordsOfPath';
import {readCode} from '../../src/lib/search/codes';
import {markersOf} from '../../src/lib/search/markers';
import {nearestSpelling} from '../../src/lib/search/nearestSpelling';
import {tokenize} from '../../src/lib/search/tokenize';
import * as format from '../../src/lib/text/format';
import {fold, matchWords} from '../../src/lib/text/matchWords';
import * as command from '../../src/lib/text/typedCommand';
import {readVersion} from '../../src/lib/windows/readVersion';
import {readVersionName} from '../../src/lib/windows/versionAddress';
import {
  fittingBaseUrl,
  ownPath,
} from '../../src/plugins/page-bootstrap/scripts/builtPath';
import {decodableAddress} from '../../src/plugins/page-bootstrap/scripts/repairAddress';
import {readProjectYaml} from '../support/sources';

const spaces = (text: string) => text.replaceAll('\u00a0', '_');

const switchText = fold(
  '/skms <host>[:port] Sets the KMS host; the caf\u00e9 clock isn\u2019t checked',
);

const functions: Readonly<Record<string, (...given: never[]) => unknown>> = {
  'the words of a path': wordsOfPath,
  'the nearest of some pages': nearestRoutes,
  'how many changes make one word of another': editDistance,
  'dates with the month and the day on one line': (text: string) =>
    spaces(keepDates(text)),
  'names and dates on one line': (text: string) =>
    spaces(format.keepTogether(text)),
  'a number with its digits in groups': format.formatCount,
  'typographic quotes, after a text': format.typographicQuotes,
  'what a question is about, beside its words': markersOf,
  'whether a switch has the words of a query': (query: string) =>
    matchWords(query)(switchText),
  'a size': formatBytes,
  'a time in seconds': file.formatDuration,
  'how much of a file was read, of what, in how many seconds': (
    done: number,
    total: number,
    seconds: number,
  ) => file.formatProgress({done, total, seconds}),
  'a name with what turns it around': file.visibleName,
  'a name in quotes, isolated in a right-to-left script': file.quotedName,
  'whether a block with a title is a command': command.isRunIn,
  'a command with each blank and each backslash apart': command.partsOfLine,
  'the signs of a command, in the order of typing': command.signsIn,
  'the lines to type': command.linesToType,
  'what an address asks the box': askedIn,
  'the words that the search looks for': (text: string) =>
    tokenize(text).sort(),
  'a code in a query': readCode,
  'the nearest of some words': (word: string) =>
    nearestSpelling(
      word,
      'host hosts activation windows server kms38 price'.split(' '),
    ),
  'the days that a date of a report can be': (date: string) =>
    readDate(date)?.days,
  'the order of day and month that a date proves': (date: string) =>
    readDate(date)!.order,
  'whether a date is the one that Windows prints for "none"': (date: string) =>
    isZeroDate(readDate(date)!),
  'a verdict as title and the rest': titled,
  'the day a month before': monthBefore,
  'the support on a day, where free updates end 2025-10-14 and ESU 2027-10-12':
    (day: string) => supportOn({free: '2025-10-14', esu: '2027-10-12'}, day),
  'whether a rule for headers is for an address': (
    path: string,
    address: string,
  ) => matches({path}, address),
  'the base URL that fits an address, a canonical one, and a base URL':
    fittingBaseUrl,
  'the own path of a page at an address, built for a path and a base URL':
    ownPath,
  'an address that can be decoded': (address: string) => {
    const url = new URL(address, 'https://site.example');
    return decodableAddress(url.pathname, url);
  },
  'the version of Windows in a text': readVersion,
  'the version of Windows in an address': readVersionName,
};

type Rows = readonly (readonly unknown[])[] | Readonly<Record<string, unknown>>;

const all = readProjectYaml('tests/corpus/functions.yaml') as Readonly<
  Record<string, Rows>
>;

test('there are rows for each function, and no other', () => {
  expect(Object.keys(all)).toEqual(Object.keys(functions));
});

describe.each(Object.entries(all))('%s', (name, rows) => {
  const tried = Array.isArray(rows) ? rows : Object.entries(rows);
  test.each(tried.map((row: unknown[]) => [row.slice(0, -1), row.at(-1)]))(
    '%j: %j',
    (given, gives) => {
      const call = functions[name] as (...all: unknown[]) => unknown;
      expect(call(...(given as unknown[])) ?? null).toEqual(gives);
    },
  );
});

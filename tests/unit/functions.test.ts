/** Tries small functions with the rows of `tests/corpus/functions.yaml`. */
import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {describe, expect, test} from 'vitest';
import {matches} from '../../src/build/headersFile';
import {highlight} from '../../src/build/highlight';
import {findLifecycleEntry, supportEnd} from '../../src/build/lifecycleEntries';
import {resolveIdentity} from '../../src/build/resolveIdentity';
import type {SupportPhase} from '../../src/data/lifecycle';
import {
  applyOrder,
  dayAfterMinutes,
  isZeroDate,
  readDate,
} from '../../src/lib/activationStatus/dates';
import type {DayOrder} from '../../src/lib/activationStatus/types';
import {titled} from '../../src/lib/answer/card';
import {partsOf} from '../../src/lib/answer/parts';
import {monthBefore} from '../../src/lib/dates/calendarDay';
import {keepDates} from '../../src/lib/dates/keepDates';
import {supportOn} from '../../src/lib/dates/supportOn';
import {readCase, writeCase} from '../../src/lib/diagnosis/address';
import {followCase} from '../../src/lib/diagnosis/follow';
import {
  decodeErrorCode,
  splitSetupResult,
} from '../../src/lib/errorCodes/decode';
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
import {withoutInvisible} from '../../src/lib/text/invisible';
import {fold, matchWords} from '../../src/lib/text/matchWords';
import {splitColumns} from '../../src/lib/text/tables';
import * as command from '../../src/lib/text/typedCommand';
import {readVersion} from '../../src/lib/windows/readVersion';
import {readVersionName} from '../../src/lib/windows/versionAddress';
import {
  fittingBaseUrl,
  ownPath,
} from '../../src/plugins/page-bootstrap/scripts/builtPath';
import {decodableAddress} from '../../src/plugins/page-bootstrap/scripts/repairAddress';
import {readInlineParts} from '../../src/plugins/post-build/steps/securityPolicy';
import {quoteProse} from '../../src/plugins/typographic-quotes/typographicQuotes';
import {readProjectYaml} from '../support/sources';

const spaces = (text: string) => text.replaceAll('\u00a0', '_');

const switchText = fold(
  '/skms <host>[:port] Sets the KMS host; the caf\u00e9 clock isn\u2019t checked',
);

/** The texts of a page, compiled as Docusaurus does it. */
function quotedTexts(page: string): readonly string[] {
  const texts: string[] = [];
  const keepTexts = () => (tree: Root) =>
    visit(tree, (node) => {
      if ('value' in node) {
        texts.push(node.value);
      }
    });
  createProcessor({
    remarkPlugins: [remarkGfm, quoteProse, keepTexts],
  }).processSync(page);
  return texts;
}

const wordKinds =
  /(?<![\w-])(?:attr-value|function|key|keyword|parameter|string|variable)(?![\w-])/;

/** `powershell dir` is `‹function dir›`. */
function markWordsOf(text: string): string {
  const [, language = '', code = ''] = /^(\w+) (.*)$/s.exec(text) ?? [];
  return highlight(code, language, new Set()).replace(
    /<span class="token ([^"]*)">(.*?)<\/span>/g,
    (_, classes: string, word: string) => {
      const kind = wordKinds.exec(classes)?.[0];
      return kind ? `‹${kind} ${word}›` : word;
    },
  );
}

function sayCode(code: string): string | null {
  const decoded = decodeErrorCode(code);
  return (
    decoded &&
    [
      decoded.isError ? 'error' : 'information',
      decoded.facility,
      decoded.facilityName,
      `${decoded.isHttpStatus ? 'HTTP ' : ''}${decoded.number}`,
      decoded.meaning,
    ]
      .filter((part) => part !== undefined && part !== null)
      .join(' | ')
  );
}

/** As committed, both names are reserved examples. */
const homepages: Readonly<Record<string, string>> = {
  example: 'https://docs.example.org',
  published: 'https://docs.mas.dev/',
};
const repositories: Readonly<Record<string, string>> = {
  example: 'https://git.example.org/mas/docs',
  published: 'git+https://github.com/mas/docs.git',
};

function addressOf(given: string): string {
  const [homepage = '', repository = '', ...env] = given.split(' ');
  const {url, baseUrl} = resolveIdentity(
    {
      homepage: homepages[homepage] ?? homepage,
      repository: {url: repositories[repository]!},
    },
    Object.fromEntries(
      ['GITHUB_ACTIONS=true', ...env].map((each) => each.split('=')),
    ),
  );
  return `${url} ${baseUrl}`;
}

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
  'a text without what nobody sees': withoutInvisible,
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
  'the texts of a page with typographic quotes': quotedTexts,
  'the columns of a table that differ, and the text of each other one':
    splitColumns,
  'code behind its language, with what its words are': markWordsOf,
  'what a code says of itself': sayCode,
  'the halves of an upgrade result': splitSetupResult,
  'the inline parts of a page': (html: string) =>
    readInlineParts(`<!doctype html><head>${html}`),
  'the address of the site, by its homepage, its repository and the environment':
    addressOf,
  'a date, by the order of another one': (date: string, order?: DayOrder) =>
    applyOrder(readDate(date)!, order).days,
  'the day some minutes after a moment': (moment: string, minutes: number) =>
    dayAfterMinutes(new Date(moment), minutes),
  'the end of support of an entry, and of one phase': (
    id: string,
    phase?: SupportPhase,
  ) => supportEnd(findLifecycleEntry(id), phase),
  'the pieces of a text': partsOf,
  'the answers in an address': readCase,
  'the address with some answers': writeCase,
  'how many answers fit': (ids: readonly string[]) =>
    followCase(ids).given.length,
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

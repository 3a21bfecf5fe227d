import {expect, test} from 'vitest';
import * as z from 'zod';
import {
  equivalentSources,
  switchGroups,
} from '../../../src/data/commandSwitches';
import {downloadProducts} from '../../../src/data/downloadSources';
import {
  editionPaths,
  nKnRules,
  serverConversions,
  sModePaths,
} from '../../../src/data/editionPaths';
import {errorCodes} from '../../../src/data/errorCodes';
import {errorAreas} from '../../../src/data/errorCodes/areas';
import {errorMessages} from '../../../src/data/errorMessages';
import {licenseChannels} from '../../../src/data/licenseStates';
import {knownSums} from '../../../src/data/knownSums';
import {lifecycle} from '../../../src/data/lifecycle';
import {officeChannels, officeProducts} from '../../../src/data/officeProducts';
import {errorSources} from '../../../src/data/sources/errors';
import {pageSources} from '../../../src/data/sources/pages';
import type {Source} from '../../../src/data/sources';
import {setupResultSource} from '../../../src/data/setupResults';
import {systemRequirements} from '../../../src/data/systemRequirements';
import {contentFiles} from '../../support/content';
import {
  faultIn,
  testRules,
  tomorrow,
  type DataList,
} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';
import {verified} from '../../../src/data/verified';
import {projectFiles, readProject} from '../../support/sources';

type Entry = Source & {id: string};

const list = (
  path: string,
  name: string,
  sources: Record<string, Source>,
): DataList<Entry> => ({
  path,
  name,
  entries: Object.entries(sources).map(([id, source]) => ({...source, id})),
  keysOf: (index) => [Object.keys(sources)[index]!],
  titleOf: ({id}) => id,
});

const inErrors = list(
  'src/data/sources/errors.ts',
  'errorSources',
  errorSources,
);
const inPages = list('src/data/sources/pages.ts', 'pageSources', pageSources);
const all = [...inErrors.entries, ...inPages.entries];

const errorEntries: readonly {sources: readonly string[]}[] = [
  ...errorCodes.flatMap(({meanings}) => meanings),
  ...errorAreas,
  ...errorMessages.map(({source}) => ({sources: source ? [source] : []})),
  {sources: [setupResultSource]},
];

const dataEntries: readonly {sources?: readonly string[]}[] = [
  ...lifecycle,
  ...systemRequirements,
  ...editionPaths,
  ...sModePaths,
  ...nKnRules,
  ...serverConversions,
  ...downloadProducts.flatMap(({downloads}) => downloads),
  {sources: equivalentSources},
];

const namedByErrors = new Set(errorEntries.flatMap(({sources}) => sources));
const named = new Set([
  ...namedByErrors,
  ...dataEntries.flatMap(({sources = []}) => sources),
  ...[
    ...switchGroups,
    ...officeProducts,
    ...officeChannels,
    ...licenseChannels,
    ...knownSums,
  ].flatMap(({source}) => source ?? []),
  ...contentFiles.flatMap(
    ({frontMatter}) => (frontMatter.sources as string[] | undefined) ?? [],
  ),
]);

const day = z.iso.date();
const isDay = (text: unknown): boolean => day.safeParse(text).success;

/** No two sources have the same value. Otherwise, the id of the first. */
function isOnly(valueOf: (source: Source) => string) {
  const values = all.map(valueOf);
  return (entry: Entry) => {
    const first = all[values.indexOf(valueOf(entry))]!;
    return first === entry || first.id;
  };
}

testRules([inErrors, inPages], {
  entry: {
    'the url must start with https:// and a public host': ({url}) =>
      URL.canParse(url) &&
      url.startsWith('https://') &&
      new URL(url).hostname.includes('.'),
    'remove the question mark and what follows it from the url': ({url}) =>
      !URL.canParse(url) || new URL(url).search === '',
    'remove the language (en-us/) from the url': ({url}) =>
      !/^https:\/\/[^/]+\/en-us\//.test(url),
    '{} has the same address: keep one of the two, and name it everywhere':
      isOnly(({url}) => url.toLowerCase().replace(/\/$/, '')),
    '{} has the same publisher and title: name that one, and remove this one':
      isOnly(({publisher, title}) => `${publisher}: ${title}`),
    'write the id in lower case, with hyphens between the words': ({id}) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    'write the title of the page': ({title}) => title.length > 2,
    'nobody is named for the address: add it to src/data/sources/publishers.ts':
      ({publisher}) => publisher.length > 2,
    'remove the publisher from the title: it is shown before it': (source) =>
      !source.title.startsWith(`${source.publisher}:`),
    '"{}" is not a date: write the day of the list as in readOn(\'2026-11-21\', {':
      ({read}) => isDay(read) || read,
    '"read" is after today: write the day on which you read it': ({read}) =>
      !isDay(read) || read <= tomorrow,
    'no page and no entry names this source: name it, or remove it': ({id}) =>
      named.has(id),
    'an entry names this source twice: remove one of the two': ({id}) =>
      [...errorEntries, ...dataEntries].every(
        ({sources = []}) => sources.indexOf(id) === sources.lastIndexOf(id),
      ),
  },
});

testRules(inPages, {
  entry: {
    'errors.ts has this id too: remove one of the two': ({id}) =>
      !(id in errorSources),
  },
});

// A browser loads this list with the error codes.
testRules(inErrors, {
  entry: {
    'no entry of an error code names this source: move it to pages.ts': ({
      id,
    }) => namedByErrors.has(id),
  },
});

// Of two, the later day would win without a word.
test('no source is listed under two days', () => {
  expectNoFaults(
    ['errors', 'pages'].flatMap((name) => {
      const path = `src/data/sources/${name}.ts`;
      const ids = readProject(path)
        .split('\n')
        .map((line) => /^ {4}'?([\w-]+)'?: \{/.exec(line)?.[1]);
      return ids.map(
        (id, index) =>
          id !== undefined &&
          ids.indexOf(id) < index && {
            path,
            line: index + 1,
            message: `line ${ids.indexOf(id) + 1} has this id too: remove one of the two`,
          },
      );
    }),
  );
});

const verifiedFile = 'src/data/verified.ts';

/** A string or a list as the value of `source` or `sources`; types and the lists of sources have neither. */
const NAMES_SOURCES = /\bsources?"?: ?(?:\[|['"])/;

const withSources = projectFiles('src/data').filter((file) =>
  NAMES_SOURCES.test(readProject(file)),
);

test('every module whose entries name sources has the date of its last check', () => {
  expectNoFaults(
    withSources
      .filter((file) => !(file in verified))
      .map((file) =>
        faultIn(
          verifiedFile,
          ['verified'],
          `${file} is missing: add the day on which its facts were last checked`,
        ),
      ),
  );
});

test('every date belongs to such a module, exists and is not in the future', () => {
  expectNoFaults(
    Object.entries(verified).flatMap(([file, day]) =>
      [
        !withSources.includes(file) &&
          `${file} names no sources: remove the line`,
        !isDay(day) && `"${day}" is no date: write one such as 2026-11-21`,
        day > tomorrow && `"${day}" is after today: write the day of the check`,
      ].map((fix) => fix && faultIn(verifiedFile, ['verified', file], fix)),
    ),
  );
});

const sums = knownSums.flatMap((each) => Object.entries(each.sums));

test('every known checksum is a SHA-256 in lower case, of one file, and there once', () => {
  for (const [file, sha256] of sums) {
    expect(sha256, file).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(sums.map(([, sha256]) => sha256)).size).toBe(sums.length);
  expect(new Set(sums.map(([file]) => file)).size).toBe(sums.length);
});

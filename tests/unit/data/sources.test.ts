import {expect, test} from 'vitest';
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
import {errorAreas} from '../../../src/data/errorCodes/areas';
import {officeErrorCodes} from '../../../src/data/errorCodes/office';
import {windowsErrorCodes} from '../../../src/data/errorCodes/windows';
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
import {faultIn, lineInModule, tomorrow} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';
import {verified} from '../../../src/data/verified';
import {projectFiles, readProject} from '../../support/sources';

interface Entry extends Source {
  id: string;
  path: string;
  line: number;
}

const list = (path: string, name: string, sources: Record<string, Source>) =>
  Object.entries(sources).map(([id, source]): Entry => ({
    ...source,
    id,
    path,
    line: lineInModule(path, [name, id]),
  }));

const inErrors = list(
  'src/data/sources/errors.ts',
  'errorSources',
  errorSources,
);
const inPages = list('src/data/sources/pages.ts', 'pageSources', pageSources);
const all = [...inErrors, ...inPages];

/** Fails with each source that breaks a rule, and how to fix it. */
function expectSources(
  rule: (source: Entry, index: number) => boolean,
  fix: string | ((source: Entry) => string),
): void {
  expectNoFaults(
    all
      .filter((source, index) => !rule(source, index))
      .map((source) => ({
        path: source.path,
        line: source.line,
        message: `${source.id}: ${typeof fix === 'string' ? fix : fix(source)}`,
      })),
  );
}

const errorEntries: readonly {sources: readonly string[]}[] = [
  ...windowsErrorCodes,
  ...officeErrorCodes,
  ...errorAreas,
  ...errorMessages.map(({source}) => ({sources: source ? [source] : []})),
  {sources: [setupResultSource]},
];

const dataEntries: readonly {sources: readonly string[]}[] = [
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
  ...dataEntries.flatMap(({sources}) => sources),
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

test('every source has a public https address without tracking or a locale', () => {
  expectSources(
    ({url}) =>
      URL.canParse(url) &&
      url.startsWith('https://') &&
      new URL(url).hostname.includes('.'),
    'the url must start with https:// and a public host',
  );
  expectSources(
    ({url}) => !URL.canParse(url) || new URL(url).search === '',
    'remove the question mark and what follows it from the url',
  );
  expectSources(
    ({url}) => !/^https:\/\/[^/]+\/en-us\//.test(url),
    'remove the language (en-us/) from the url',
  );
});

test('no two sources have the same address, and none has the title of another', () => {
  const sameAddress = ({url}: Source) => url.toLowerCase().replace(/\/$/, '');
  const sameTitle = ({publisher, title}: Source) => `${publisher}: ${title}`;
  for (const [what, valueOf] of [
    ['address', sameAddress],
    ['publisher and title', sameTitle],
  ] as const) {
    const values = all.map(valueOf);
    const first = (source: Entry) => all[values.indexOf(valueOf(source))]!;
    expectSources(
      (source) => first(source) === source,
      (source) =>
        `${first(source).id} has the same ${what}: name that one, and remove this one`,
    );
  }
});

test('every id is lower case words joined by hyphens, in one of the two lists', () => {
  expectSources(
    ({id}) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    'write the id in lower case, with hyphens between the words',
  );
  expectSources(
    (source) =>
      source.path !== inPages[0]?.path || !(source.id in errorSources),
    'errors.ts has this id too: remove one of the two',
  );
});

test('every source has a title and a publisher, each once', () => {
  expectSources(
    ({title, publisher}) => title.length > 2 && publisher.length > 2,
    'write the title of the page and who publishes it',
  );
  expectSources(
    ({title, publisher}) => !title.startsWith(`${publisher}:`),
    'remove the publisher from the title: it is shown before it',
  );
});

const isDay = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  new Date(text).toISOString().startsWith(text);

test('every source was read, and not in the future', () => {
  expectSources(
    ({read}) => isDay(read),
    "an unread source: open the page, and add the day as in read: '2026-11-21'",
  );
  expectSources(
    ({read}) => !isDay(read) || read <= tomorrow,
    '"read" is after today: write the day on which you read it',
  );
});

test('every source is named by a page or an entry', () => {
  expectSources(
    ({id}) => named.has(id),
    'no page and no entry names this source: name it, or remove it',
  );
});

test('the list that a browser loads with the error codes has only what they name', () => {
  expectSources(
    ({id, path}) => path !== inErrors[0]?.path || namedByErrors.has(id),
    'no entry of an error code names this source: move it to pages.ts',
  );
});

test('no entry names a source twice', () => {
  expectSources(
    ({id}) =>
      [...errorEntries, ...dataEntries].every(
        ({sources}) => sources.indexOf(id) === sources.lastIndexOf(id),
      ),
    'an entry names this source twice: remove one of the two',
  );
});

const verifiedFile = 'src/data/verified.ts';

/** A string or a list as the value of `source` or `sources`; types and the lists of sources have neither. */
const NAMES_SOURCES = /\bsources?: ?(?:\[|['"])/;

const withSources = projectFiles('src/data').filter(
  (file) => file.endsWith('.ts') && NAMES_SOURCES.test(readProject(file)),
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

const sums = knownSums.flatMap((each) => each.sums);

test('every known checksum is a SHA-256 in lower case, and is there once', () => {
  for (const {sha256, file} of sums) {
    expect(sha256, file).toMatch(/^[0-9a-f]{64}$/);
  }
  expect(new Set(sums.map(({sha256}) => sha256)).size).toBe(sums.length);
});

test('every known checksum is of one file, with a day that exists', () => {
  expect(new Set(sums.map(({file}) => file)).size).toBe(sums.length);
  for (const {released = '2026-01-01', file} of sums) {
    expect(Number.isNaN(Date.parse(released)), file).toBe(false);
  }
});

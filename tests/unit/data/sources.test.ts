import {test} from 'vitest';
import {downloadProducts} from '../../../src/data/downloadSources';
import {
  editionPaths,
  nKnRules,
  sModePaths,
  serverConversions,
} from '../../../src/data/editionPaths';
import {lifecycle} from '../../../src/data/lifecycle';
import {sources, type Source} from '../../../src/data/sources';
import {systemRequirements} from '../../../src/data/systemRequirements';
import {lineInModule} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';

const path = 'src/data/sources.ts';
const entries = Object.entries<Source>(sources);

const users: readonly {sources: readonly string[]}[] = [
  ...lifecycle,
  ...systemRequirements,
  ...editionPaths,
  ...sModePaths,
  ...nKnRules,
  ...serverConversions,
  ...downloadProducts.flatMap(({downloads}) => downloads),
];

/** Fails with each source that breaks a rule, and how to fix it. */
function expectSources(
  rule: (source: Source, id: string) => boolean,
  fix: string,
): void {
  expectNoFaults(
    entries
      .filter(([id, source]) => !rule(source, id))
      .map(([id]) => ({
        path,
        line: lineInModule(path, ['sources', id]),
        message: `${id}: ${fix}`,
      })),
  );
}

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

test('no address and no title is listed twice', () => {
  for (const field of ['url', 'title'] as const) {
    const values = entries.map(([, source]) => source[field]);
    expectSources(
      (source, id) => entries[values.indexOf(source[field])]?.[0] === id,
      `a source above has the same ${field}: use that one`,
    );
  }
});

test('every source key is lower case words joined by hyphens', () => {
  expectSources(
    (source, id) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(id),
    'write the key in lower case, with hyphens between the words',
  );
});

test('every source is used', () => {
  const used = new Set(users.flatMap((user) => user.sources));
  expectSources(
    (source, id) => used.has(id),
    'no entry names this source: name it, or remove it',
  );
});

test('no entry names a source twice', () => {
  expectSources(
    (source, id) =>
      users.every(
        (user) => user.sources.indexOf(id) === user.sources.lastIndexOf(id),
      ),
    'an entry names this source twice: remove one of the two',
  );
});

import {expect, test} from 'vitest';
import {downloadProducts} from '../../../src/data/downloadSources';
import {
  editionPaths,
  nKnRules,
  sModePaths,
  serverConversions,
} from '../../../src/data/editionPaths';
import {lifecycle} from '../../../src/data/lifecycle';
import {sources} from '../../../src/data/sources';
import {systemRequirements} from '../../../src/data/systemRequirements';

const ids = Object.keys(sources);
const entries = Object.values(sources);

const users: readonly {sources: readonly string[]}[] = [
  ...lifecycle,
  ...systemRequirements,
  ...editionPaths,
  ...sModePaths,
  ...nKnRules,
  ...serverConversions,
  ...downloadProducts.flatMap(({downloads}) => downloads),
];

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

test('every source has a public https address without tracking or a locale', () => {
  const wrong = entries
    .map(({url}) => url)
    .filter((url) => {
      const {protocol, hostname, search, pathname} = new URL(url);
      return (
        protocol !== 'https:' ||
        !hostname.includes('.') ||
        search !== '' ||
        pathname.startsWith('/en-us/')
      );
    });
  expect(wrong).toEqual([]);
});

test('no address and no title is listed twice', () => {
  expect(repeated(entries.map(({url}) => url))).toEqual([]);
  expect(repeated(entries.map(({title}) => title))).toEqual([]);
});

test('every source key is lower case words joined by hyphens', () => {
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

test('every source is used, and every used source exists', () => {
  const used = new Set(users.flatMap((user) => user.sources));
  expect(ids.filter((id) => !used.has(id))).toEqual([]);
  expect([...used].filter((id) => !ids.includes(id))).toEqual([]);
});

test('no entry names a source twice', () => {
  const wrong = users.filter((user) => repeated(user.sources).length > 0);
  expect(wrong).toEqual([]);
});

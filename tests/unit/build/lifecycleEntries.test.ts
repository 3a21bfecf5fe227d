import {expect, test} from 'vitest';
import {
  findLifecycleEntry,
  selectEntries,
  supportEnd,
} from '../../../src/build/lifecycleEntries';

test('selects only the given versions, in the order of the data', () => {
  const entries = selectEntries('Windows 11', ['24H2', '25H2']);
  expect([...new Set(entries.map(({version}) => version))]).toEqual([
    '25H2',
    '24H2',
  ]);
});

test.each([
  // The last phase that has a date, unless one is named.
  ['windows-7-sp1', undefined, '2020-01-14'],
  ['windows-10-22h2-home-and-pro', undefined, '2025-10-14'],
  ['windows-7-sp1', 'mainstreamEnd', '2015-01-13'],
] as const)('support of %s, %s: %s', (id, phase, date) => {
  expect(supportEnd(findLifecycleEntry(id), phase)).toBe(date);
});

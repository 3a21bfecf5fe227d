import {expect, test} from 'vitest';
import {selectEntries} from '../../../src/build/lifecycleEntries';

test('selects only the given versions, in the order of the data', () => {
  const entries = selectEntries('Windows 11', ['24H2', '25H2']);
  expect([...new Set(entries.map(({version}) => version))]).toEqual([
    '25H2',
    '24H2',
  ]);
});

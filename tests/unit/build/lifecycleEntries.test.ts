import {expect, test} from 'vitest';
import {
  findLifecycleEntry,
  selectEntries,
  supportDate,
  supportEnd,
} from '../../../src/build/lifecycleEntries';

test('selects every version of a product by default', () => {
  const versions = selectEntries('Windows 8.1').map(({version}) => version);
  expect(versions).toEqual(['all']);
  expect(selectEntries('Windows 11').length).toBeGreaterThan(10);
});

test('selects only the given versions, in the order of the data', () => {
  const entries = selectEntries('Windows 11', ['24H2', '25H2']);
  expect([...new Set(entries.map(({version}) => version))]).toEqual([
    '25H2',
    '24H2',
  ]);
});

test('lists the known products if a product is unknown', () => {
  expect(() => selectEntries('Windows 12')).toThrow(
    /no product "Windows 12".*"Windows 11"/,
  );
});

test('lists the known versions if a version is unknown', () => {
  expect(() => selectEntries('Windows 7', ['SP1', 'SP9'])).toThrow(
    /no version "SP9".*"SP1"/,
  );
});

test('rejects an empty list of versions', () => {
  expect(() => selectEntries('Windows 7', [])).toThrow(
    /is empty. Use some of .*"SP1"/,
  );
});

test('finds an entry by its id and reports an unknown id', () => {
  expect(findLifecycleEntry('windows-7-sp1').product).toBe('Windows 7');
  expect(() => findLifecycleEntry('windows-7')).toThrow(/no entry "windows-7"/);
});

test('the default is the end of extended support', () => {
  expect(supportEnd(findLifecycleEntry('windows-7-sp1')).date).toBe(
    '2020-01-14',
  );
});

test('the default is the end of mainstream support if there is no extended phase', () => {
  expect(
    supportEnd(findLifecycleEntry('windows-10-22h2-home-and-pro')).date,
  ).toBe('2025-10-14');
});

test('returns the date of the given phase', () => {
  expect(
    supportEnd(findLifecycleEntry('windows-7-sp1'), 'mainstreamEnd').date,
  ).toBe('2015-01-13');
});

test('returns the evidence for an ESU date, which may differ', () => {
  const entry = findLifecycleEntry('windows-10-22h2-home-and-pro');
  expect(supportEnd(entry, 'esuEnd').evidence).toBe('reported');
  expect(supportEnd(entry).evidence).toBeUndefined();
});

test('lists the phases of an entry if the given one has no date', () => {
  const entry = findLifecycleEntry('windows-8-1');
  expect(() => supportEnd(entry, 'esuEnd')).toThrow(
    /no date "esuEnd".*"mainstreamEnd", "extendedEnd"/,
  );
  expect(() => supportEnd(entry, 'someday')).toThrow(/no date "someday"/);
});

test('returns null for a phase without a date', () => {
  expect(supportDate(findLifecycleEntry('windows-8-1'), 'esuEnd')).toBeNull();
});

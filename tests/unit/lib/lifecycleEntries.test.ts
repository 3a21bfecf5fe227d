import {expect, test} from 'vitest';
import {
  findEntry,
  selectEntries,
  supportDate,
  supportEnd,
} from '../../../src/lib/lifecycleEntries';

test('gives every version of a product when none is named', () => {
  const versions = selectEntries('Windows 8.1').map(({version}) => version);
  expect(versions).toEqual(['all']);
  expect(selectEntries('Windows 11').length).toBeGreaterThan(10);
});

test('gives only the named versions, in the order of the data', () => {
  const entries = selectEntries('Windows 11', ['24H2', '25H2']);
  expect([...new Set(entries.map(({version}) => version))]).toEqual([
    '25H2',
    '24H2',
  ]);
});

test('names the products it knows when asked for another', () => {
  expect(() => selectEntries('Windows 12')).toThrow(
    /no product "Windows 12".*"Windows 11"/,
  );
});

test('names the versions it knows when asked for another', () => {
  expect(() => selectEntries('Windows 7', ['SP1', 'SP9'])).toThrow(
    /no version "SP9".*"SP1"/,
  );
});

test('refuses an empty list of versions', () => {
  expect(() => selectEntries('Windows 7', [])).toThrow(RangeError);
});

test('finds an entry by its id and names a wrong id', () => {
  expect(findEntry('windows-7-sp1').product).toBe('Windows 7');
  expect(() => findEntry('windows-7')).toThrow(/no entry "windows-7"/);
});

test('means the end of extended support when no phase is named', () => {
  expect(supportEnd(findEntry('windows-7-sp1')).date).toBe('2020-01-14');
});

test('means the end of mainstream support where there is no extended phase', () => {
  expect(supportEnd(findEntry('windows-10-22h2-home-and-pro')).date).toBe(
    '2025-10-14',
  );
});

test('gives the date of the named phase', () => {
  expect(supportEnd(findEntry('windows-7-sp1'), 'mainstreamEnd').date).toBe(
    '2015-01-13',
  );
});

test('carries the weaker confidence of an ESU date', () => {
  const entry = findEntry('windows-10-22h2-home-and-pro');
  expect(supportEnd(entry, 'esuEnd').confidence).toBe('secondary');
  expect(supportEnd(entry).confidence).toBe('confirmed');
});

test('names the phases of an entry when the wanted one has no date', () => {
  const entry = findEntry('windows-8-1');
  expect(() => supportEnd(entry, 'esuEnd')).toThrow(
    /no date "esuEnd".*"mainstreamEnd", "extendedEnd"/,
  );
  expect(() => supportEnd(entry, 'someday')).toThrow(/no date "someday"/);
});

test('has nothing for a phase without a date', () => {
  expect(supportDate(findEntry('windows-8-1'), 'esuEnd')).toBeNull();
});

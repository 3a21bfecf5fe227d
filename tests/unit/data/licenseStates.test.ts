import {expect, test} from 'vitest';
import {licenseChannels, licenseStates} from '../../../src/data/licenseStates';
import {fixtureNames, readFixture} from '../lib/activationStatus/fixtures';

test('the status values are 0 to 6 in order', () => {
  expect(licenseStates.map(({value}) => value)).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('each status has a different text in every tool', () => {
  for (const field of ['wmiName', 'slmgrText', 'osppText'] as const) {
    const printed = licenseStates.map((state) => state[field]);
    expect(new Set(printed).size, field).toBe(licenseStates.length);
    expect(printed, field).not.toContain('');
  }
});

test('the text of each Windows status is the whole text that slmgr prints', () => {
  for (const {value, slmgrText} of licenseStates) {
    const sample = fixtureNames.find((name) =>
      name.startsWith(`slmgr-dlv-status-${value}-`),
    );
    expect(readFixture(sample!).split(/\r?\n/), `status ${value}`).toContain(
      `License Status: ${slmgrText}`,
    );
  }
});

test('ospp.vbs prints its status between dashes', () => {
  for (const {osppText} of licenseStates) {
    expect(osppText).toMatch(/^---[A-Z_ ]+---$/);
  }
});

test('channel words are unique and upper case', () => {
  const words = licenseChannels.map(({text}) => text);
  expect(new Set(words).size).toBe(words.length);
  expect(words.filter((word) => !/^[A-Z_]+$/.test(word))).toEqual([]);
  expect(words).toEqual(
    expect.arrayContaining(['RETAIL', 'VOLUME_KMSCLIENT', 'VOLUME_MAK']),
  );
});

test('a channel word has a source unless only the community reports it', () => {
  const wrong = licenseChannels.filter(
    ({evidence, source}) =>
      (evidence === 'community') !== (source === undefined),
  );
  expect(wrong).toEqual([]);
});

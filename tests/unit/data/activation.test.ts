import {expect, test} from 'vitest';
import {
  channelWords,
  fieldLabels,
  officeProductNames,
} from '../../../src/data/activationFields';
import {
  expirySentences,
  statementLines,
  toolMessages,
} from '../../../src/data/activationSentences';
import {activationSamples} from '../../../src/data/activationSamples';
import {windowsEditionNames} from '../../../src/data/editionIds';
import {licenseChannels, licenseStates} from '../../../src/data/licenseStates';
import {fixtureNames, readFixture} from '../lib/activationStatus/fixtures';

test('labels are lower case and trimmed, without the colon, as they are compared', () => {
  const labels = [
    ...Object.keys(fieldLabels),
    ...expirySentences.map(({text}) => text),
    ...statementLines.map(({start}) => start),
    ...toolMessages.map(({text}) => text),
    ...Object.keys(windowsEditionNames),
    ...officeProductNames.map(({id}) => id),
  ];
  for (const label of labels) {
    expect.soft(label).toBe(label.toLowerCase().trim());
    expect.soft(label).not.toMatch(/:$/);
  }
});

test('every channel word in the status table is recognized', () => {
  const known = channelWords.map(({text}) => text);
  for (const {text} of licenseChannels) {
    expect(known).toContain(text);
  }
});

test('a channel word has its own meaning if and only if the status table has none', () => {
  const inTable = new Set(licenseChannels.map(({text}) => text));
  for (const {text, meaning} of channelWords) {
    expect.soft(meaning === undefined, text).toBe(inTable.has(text));
  }
});

test('a word or ID precedes its own prefixes', () => {
  for (const list of [
    channelWords.map(({text}) => text),
    officeProductNames.map(({id}) => id),
  ]) {
    list.forEach((word, index) => {
      const hiding = list
        .slice(0, index)
        .find((other) => word.startsWith(other));
      expect.soft(hiding, `"${hiding}" hides "${word}"`).toBeUndefined();
    });
  }
});

test('samples contain no key, no real ID and no address except example ones', () => {
  expect(activationSamples.length).toBeGreaterThanOrEqual(6);
  expect(new Set(activationSamples.map(({label}) => label)).size).toBe(
    activationSamples.length,
  );
  for (const {label, text} of activationSamples) {
    for (const [, key] of text.matchAll(/product key: (\w{5})/gi)) {
      expect(key, label).toBe('XXXXX');
    }
    for (const [, host] of text.matchAll(/(?:name from DNS: |@)([\w.-]+)/g)) {
      expect(host, label).toMatch(/\.example$/);
    }
  }
});

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

import {expect, test} from 'vitest';
import {
  fieldLabels,
  officeProductNames,
} from '../../../src/data/activationFields';
import {
  expirySentences,
  toolMessages,
} from '../../../src/data/activationSentences';
import {activationSamples} from '../../../src/data/activationSamples';
import {windowsEditionNames} from '../../../src/data/editionIds';
import {languages} from '../../../src/data/languages';
import {licenseChannels} from '../../../src/data/licenseStates';

test('labels are lower case and trimmed, without the colon, as they are compared', () => {
  const labels = [
    ...Object.keys(fieldLabels),
    ...expirySentences.map(({text}) => text),
    ...toolMessages.map(({text}) => text),
    ...Object.keys(windowsEditionNames),
    ...officeProductNames.map(({id}) => id),
    ...languages.flatMap(({labels = {}, statuses = {}, sentences = []}) => [
      ...Object.keys(labels),
      ...Object.keys(statuses),
      ...sentences.map(({text}) => text),
    ]),
  ];
  for (const label of labels) {
    expect.soft(label).toBe(label.toLowerCase().trim());
    expect.soft(label).not.toMatch(/:$/);
  }
});

test('an ID precedes its own prefixes', () => {
  officeProductNames.forEach(({id}, index) => {
    const hiding = officeProductNames
      .slice(0, index)
      .find((other) => id.startsWith(other.id));
    expect.soft(hiding?.id, id).toBeUndefined();
  });
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

test('a channel word has a source unless only the community reports it', () => {
  const wrong = licenseChannels.filter(
    ({evidence, source}) =>
      (evidence === 'community') !== (source === undefined),
  );
  expect(wrong).toEqual([]);
});

import {expect, test} from 'vitest';
import {allowedHosts, allowedKmsHosts} from '../../src/data/allowedHosts';
import {
  allowsAddress,
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
  linkedAddresses,
} from '../../src/lib/content/rules/scope';
import {expectNoFaults} from '../support/faults';
import {sourceTexts} from '../support/sources';

/** All texts, code and data included, except the list of hosts, which does not count as using them. */
const texts = sourceTexts.filter(
  ({path}) => path !== 'src/data/allowedHosts.ts',
);

test('no text contains a product key', () => {
  expectNoFaults(texts.flatMap(checkProductKeys));
});

test('no text runs what it downloads', () => {
  expectNoFaults(texts.flatMap(checkDownloadAndRun));
});

test('no text names a KMS host except placeholders', () => {
  expectNoFaults(texts.flatMap((text) => checkKmsHosts(text, allowedKmsHosts)));
});

test('no text names a host that was not reviewed', () => {
  expectNoFaults(texts.flatMap((text) => checkHosts(text, allowedHosts)));
});

test('every reviewed host and path is in use', () => {
  const addresses = texts.flatMap(({text}) => linkedAddresses(text));
  const unused = allowedHosts.flatMap((entry) =>
    (entry.paths ?? ['/'])
      .filter(
        (start) =>
          !addresses.some(
            (address) =>
              address.path.startsWith(start) && allowsAddress(entry, address),
          ),
      )
      .map((start) => `${entry.host}${start}: remove it from the list`),
  );
  const unusedKms = allowedKmsHosts
    .filter(({host}) => !texts.some(({text}) => text.includes(host)))
    .map(({host}) => `${host}: remove it from the list`);
  expect([...unused, ...unusedKms]).toEqual([]);
});

import {test} from 'vitest';
import {allowedHosts, allowedKmsHosts} from '../../checks/data/allowedHosts';
import {shownText} from '../../checks/contentFile';
import {
  allowsAddress,
  checkDownloadAndRun,
  checkHosts,
  checkKmsHosts,
  checkProductKeys,
  linkedAddresses,
} from '../../checks/rules/scope';
import {contentFiles} from '../support/content';
import {lineWith} from '../support/dataModule';
import {expectNoFaults} from '../support/faults';
import {sourceTexts} from '../support/sources';

const list = 'checks/data/allowedHosts.ts';

/** All texts, code and data included, except the list of hosts, which does not count as using them. */
const texts = sourceTexts.filter(({path}) => path !== list);

/** The same texts as they are written, and the pages as visitors get them. */
const all = [...texts, ...contentFiles.map(shownText)];

test('no text contains a product key', () => {
  expectNoFaults(all.flatMap(checkProductKeys));
});

test('no text runs what it downloads', () => {
  expectNoFaults(all.flatMap(checkDownloadAndRun));
});

test('no text names a KMS host except placeholders', () => {
  expectNoFaults(all.flatMap((text) => checkKmsHosts(text, allowedKmsHosts)));
});

test('no text names a host that was not reviewed', () => {
  expectNoFaults(all.flatMap((text) => checkHosts(text, allowedHosts)));
});

test('every reviewed host and path is in use', () => {
  const addresses = texts.flatMap(linkedAddresses);
  const unused = allowedHosts.flatMap((entry) =>
    (entry.paths ?? ['/'])
      .filter(
        (start) =>
          !addresses.some(
            (address) =>
              address.path.startsWith(start) && allowsAddress(entry, address),
          ),
      )
      .map((start) => ({host: entry.host, what: `${entry.host}${start}`})),
  );
  const unusedKms = allowedKmsHosts
    .filter(({host}) => !texts.some(({text}) => text.includes(host)))
    .map(({host}) => ({host, what: host}));
  expectNoFaults(
    [...unused, ...unusedKms].map(({host, what}) => ({
      path: list,
      line: lineWith(list, `'${host}'`),
      message: `no text links to ${what} any more: remove it from the list`,
    })),
  );
});

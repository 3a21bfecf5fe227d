import {expect, test} from 'vitest';
import {
  downloadProductIds,
  downloadProducts,
} from '../../../src/data/downloadSources';
import type {
  DownloadProduct,
  DownloadSource,
} from '../../../src/data/downloadSources';
import {sources} from '../../../src/data/sources';
import {
  faultsOf,
  type DataList,
  type RuleAndFix,
} from '../../support/dataModule';
import {expectNoFaults} from '../../support/faults';
import {docRoutes} from '../../support/routes';

/** Hosts that belong to Microsoft. The data must not contain mirrors, archives or link collections. */
const officialHosts = [
  'www.microsoft.com',
  'support.microsoft.com',
  'account.microsoft.com',
  'admin.microsoft.com',
  'go.microsoft.com',
  'my.visualstudio.com',
  'portal.office.com',
  'config.office.com',
];

const path = 'src/data/downloadSources.ts';
const products: DataList<DownloadProduct> = {
  path,
  name: 'downloadProducts',
  entries: downloadProducts,
  titleOf: ({id}) => id,
};
const places = downloadProducts.flatMap(({id, downloads}, index) =>
  downloads.map((download, inner) => ({
    id,
    download,
    keys: [index, 'downloads', inner],
  })),
);
const list: DataList<DownloadSource> = {
  path,
  name: 'downloadProducts',
  entries: places.map(({download}) => download),
  keysOf: (index) => places[index]!.keys,
  titleOf: ({name}) => name,
};

/** Fails with each download that breaks a rule, and how to fix it. */
function expectDownloads(...rule: RuleAndFix<DownloadSource>): void {
  expectNoFaults(faultsOf(list, ...rule));
}

test('every product id has exactly one entry, in the order of the list', () => {
  expect(downloadProducts.map(({id}) => id)).toEqual([...downloadProductIds]);
});

test('every product links to a different page of this site', () => {
  const pages = downloadProducts.map(({page}) => page);
  expectNoFaults([
    ...faultsOf(
      products,
      ({page}, index) => pages.indexOf(page) === index,
      'a product above links to the same page: choose another one',
      'page',
    ),
    ...faultsOf(
      products,
      ({page}) => docRoutes.includes(page),
      'there is no page at this address: correct it',
      'page',
    ),
  ]);
});

test('a product has sources, with different names', () => {
  expectNoFaults(
    faultsOf(
      products,
      ({downloads}) => downloads.length > 0,
      'add at least one source to "downloads"',
      'downloads',
    ),
  );
  expectDownloads(
    ({name}, index) =>
      places.findIndex(
        ({id, download}) => id === places[index]!.id && download.name === name,
      ) === index,
    'a source above has the same name: change one of the two',
    'name',
  );
});

test('every address is https and belongs to Microsoft', () => {
  expectDownloads(
    ({url}) =>
      url === null ||
      (url.startsWith('https://') &&
        URL.canParse(url) &&
        officialHosts.includes(new URL(url).hostname)),
    `link to one of Microsoft's hosts, with https: ${officialHosts.join(', ')}`,
    'url',
  );
});

test('a source says how far its address was checked if and only if it has one', () => {
  expectDownloads(
    ({url, addressCheck}) => (url === null) === (addressCheck === undefined),
    ({url}) =>
      url === null
        ? 'there is no address: remove "addressCheck"'
        : 'add "addressCheck", which says how far the address was checked',
    'addressCheck',
  );
});

test('a documented address names the document', () => {
  expectDownloads(
    ({addressCheck, sources: ids}) =>
      addressCheck !== 'documented' || ids.some((id) => sources[id]?.read),
    'the address is documented: name the page that you read in "sources"',
    'sources',
  );
});

test('a withdrawn download is not linked', () => {
  expectDownloads(
    ({availability, url}) => availability !== 'withdrawn' || !url,
    'the download is withdrawn: set "url" to null',
    'url',
  );
});

test('no source contains a product key', () => {
  expect(JSON.stringify(downloadProducts)).not.toMatch(
    /\b[A-Z0-9]{5}(-[A-Z0-9]{5}){4}\b/,
  );
});

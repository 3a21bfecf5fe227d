import {createHash} from 'node:crypto';
import {expect, test} from 'vitest';
import {
  downloadProductIds,
  downloadProducts,
  type DownloadProduct,
  type DownloadSource,
} from '../../../src/data/downloadSources';
import {contentFiles} from '../../support/content';
import {testRules, type DataList} from '../../support/dataModule';
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

/**
 * Of the rows `windows-7: https://…`, in their order, which is best first. A wrong path on a right host would pass every other
 * test: open each address that changes, then write the new digest.
 */
const digest =
  'bd2f9235489adf7f4d77e701d3f3c4e941bfa7c28d95ef93eee42ec3e68ae23e';

/** Further addresses in the texts that give out files. */
const addressesInTexts = [
  // The link to the IoT Enterprise LTSC evaluation.
  'https://aka.ms/winioteval',
  // The Office Deployment Tool.
  'https://www.microsoft.com/download/details.aspx?id=49117',
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

test('every product id has exactly one entry, in the order of the list', () => {
  expect(downloadProducts.map(({id}) => id)).toEqual([...downloadProductIds]);
});

const addressesOf = ({downloads}: DownloadProduct) =>
  downloads.flatMap(({url}) => url ?? []);

test('each page sends its readers to the addresses that were reviewed', () => {
  const rows = downloadProducts.flatMap((product) =>
    addressesOf(product).map((address) => `${product.id}: ${address}`),
  );
  expect(
    createHash('sha256').update(rows.join('\n')).digest('hex'),
    rows.join('\n'),
  ).toBe(digest);
});

test('the texts link to no other address that gives out files', () => {
  const known = [...downloadProducts.flatMap(addressesOf), ...addressesInTexts];
  const downloads =
    /https:\/\/(?:www\.microsoft\.com\/(?:[a-z]{2}-[a-z]{2}\/)?(?:software-download|evalcenter|download)|go\.microsoft\.com|aka\.ms)\/[^\s)>"'`\]]+/gi;
  expectNoFaults(
    contentFiles.flatMap(({path: page, source}) =>
      [...source.matchAll(downloads)]
        .filter(([address]) => !known.includes(address))
        .map(({0: address, index}) => ({
          path: page,
          line: source.slice(0, index).split('\n').length,
          message: `${address} gives out files and was not reviewed: link a page of this site, or open the address and add it to "addressesInTexts" in tests/unit/data/downloadSources.test.ts`,
        })),
    ),
  );
});

const pages = downloadProducts.map(({page}) => page);

testRules(products, [
  [
    ({page}, index) => pages.indexOf(page) === index,
    'a product above links to the same page: choose another one',
    'page',
  ],
  [
    ({page}) => docRoutes.includes(page),
    'there is no page at this address: correct it',
    'page',
  ],
  [
    ({downloads}) => downloads.length > 0,
    'add at least one source to "downloads"',
    'downloads',
  ],
]);

testRules(list, [
  [
    ({name}, index) =>
      places.findIndex(
        ({id, download}) => id === places[index]!.id && download.name === name,
      ) === index,
    'a source above has the same name: change one of the two',
    'name',
  ],
  [
    ({url}) =>
      url === null ||
      (url.startsWith('https://') &&
        URL.canParse(url) &&
        officialHosts.includes(new URL(url).hostname)),
    `link to one of Microsoft's hosts, with https: ${officialHosts.join(', ')}`,
    'url',
  ],
  [
    ({url, addressCheck}) => (url === null) === (addressCheck === undefined),
    ({url}) =>
      url === null
        ? 'there is no address: remove "addressCheck"'
        : 'add "addressCheck", which says how far the address was checked',
    'addressCheck',
  ],
  [
    ({addressCheck, sources: ids}) =>
      addressCheck !== 'documented' || ids.length > 0,
    'the address is documented: name the page that you read in "sources"',
    'sources',
  ],
  [
    ({button, url}) => button === undefined || url !== null,
    'the button leads nowhere: add "url", or remove "button"',
    'button',
  ],
]);

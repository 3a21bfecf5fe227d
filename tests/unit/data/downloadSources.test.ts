import {expect, test} from 'vitest';
import {
  downloadProductIds,
  downloadProducts,
  type DownloadProduct,
  type DownloadProductId,
  type DownloadSource,
} from '../../../src/data/downloadSources';
import {contentFiles} from '../../support/content';
import {isFirst, testRules, type DataList} from '../../support/dataModule';
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
 * Where each page sends its readers for genuine files, best first. Written out, because a wrong path on a right host
 * would pass every other test.
 */
const visualStudio = 'https://my.visualstudio.com/Downloads';
const adminCenter = 'https://admin.microsoft.com';
const mediaGuide =
  'https://support.microsoft.com/windows/create-installation-media-for-windows-99a58364-8c02-206f-aa6f-40c3b507420d';
const enterpriseTrial =
  'https://www.microsoft.com/evalcenter/evaluate-windows-11-enterprise';
const addresses: Record<DownloadProductId, readonly string[]> = {
  'windows-11': [
    'https://www.microsoft.com/software-download/windows11',
    mediaGuide,
    enterpriseTrial,
    adminCenter,
    visualStudio,
  ],
  'windows-10': [
    'https://www.microsoft.com/software-download/windows10',
    mediaGuide,
    adminCenter,
    visualStudio,
  ],
  'windows-8.1': [adminCenter, visualStudio],
  'windows-7': [adminCenter, visualStudio],
  'windows-vista': [visualStudio],
  'windows-xp': [visualStudio],
  'windows-arm': [
    'https://www.microsoft.com/software-download/windows11arm64',
    enterpriseTrial,
    adminCenter,
  ],
  'windows-ltsc': [enterpriseTrial, adminCenter, visualStudio],
  'windows-server': [
    'https://www.microsoft.com/evalcenter/evaluate-windows-server-2025',
    adminCenter,
    visualStudio,
  ],
  office: [
    'https://account.microsoft.com/services',
    'https://portal.office.com/account',
    'https://go.microsoft.com/fwlink/p/?LinkID=626065',
    'https://config.office.com/',
    adminCenter,
    visualStudio,
    'https://support.microsoft.com/office/use-the-office-offline-installer-f0a85fe7-118f-41cb-a791-d59cef96ad1c',
  ],
  'office-mac': [
    'https://go.microsoft.com/fwlink/p/?linkid=2009112',
    'https://go.microsoft.com/fwlink/p/?linkid=2244846',
    'https://go.microsoft.com/fwlink/p/?linkid=525133',
    adminCenter,
    'https://go.microsoft.com/fwlink/p/?linkid=830196',
    'https://go.microsoft.com/fwlink/p/?linkid=2181269',
    'https://go.microsoft.com/fwlink/p/?linkid=849815',
  ],
};
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

test('the texts link to no other address that gives out files', () => {
  const known = [...Object.values(addresses).flat(), ...addressesInTexts];
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

const listOf = ({downloads}: DownloadProduct) =>
  downloads.flatMap(({url}) => url ?? []);

testRules(products, {
  page: {
    'a product above links to the same page: choose another one': isFirst(
      ({page}) => page,
    ),
    'there is no page at this address: correct it': ({page}) =>
      docRoutes.includes(page),
  },
  downloads: {
    'add at least one source to "downloads"': ({downloads}) =>
      downloads.length > 0,
  },
  entry: {
    '{} is not at this place in the reviewed list: open each new address, then change "addresses" in tests/unit/data/downloadSources.test.ts too':
      (product) => {
        const listed = listOf(product);
        const reviewed = addresses[product.id];
        const other = listed.find((url, index) => url !== reviewed[index]);
        return (
          listed.join() === reviewed.join() ||
          (other ?? 'an address that is missing here')
        );
      },
  },
});

testRules(list, {
  name: {
    'a source above has the same name: change one of the two': (each, index) =>
      places.findIndex(
        ({id, download}) =>
          id === places[index]!.id && download.name === each.name,
      ) === index,
  },
  url: {
    [`link to one of Microsoft's hosts, with https: ${officialHosts.join(', ')}`]:
      ({url}) =>
        url === null ||
        (url.startsWith('https://') &&
          URL.canParse(url) &&
          officialHosts.includes(new URL(url).hostname)),
  },
  button: {
    'the button leads nowhere: add "url", or remove "button"': (each) =>
      each.button === undefined || each.url !== null,
  },
});

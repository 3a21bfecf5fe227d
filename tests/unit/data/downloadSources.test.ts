import {expect, test} from 'vitest';
import {
  downloadProductIds,
  downloadProducts,
} from '../../../src/data/downloadSources';
import type {DownloadSource} from '../../../src/data/downloadSources';
import {sources} from '../../../src/data/sources';
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

/** The sources that break a rule, with their product. */
function breaking(rule: (source: DownloadSource) => boolean): string[] {
  return downloadProducts.flatMap(({id, downloads}) =>
    downloads
      .filter((download) => !rule(download))
      .map(({name}) => `${id}: ${name}`),
  );
}

test('every product id has exactly one entry, in the order of the list', () => {
  expect(downloadProducts.map(({id}) => id)).toEqual([...downloadProductIds]);
});

test('every product links to a different page of this site', () => {
  const pages = downloadProducts.map(({page}) => page);
  expect(new Set(pages).size).toBe(pages.length);
  const routes = docRoutes;
  expect(pages.filter((page) => !routes.includes(page))).toEqual([]);
});

test('the sources of a product have different names', () => {
  const wrong = downloadProducts.filter(({downloads}) => {
    const names = downloads.map(({name}) => name);
    return names.length === 0 || new Set(names).size !== names.length;
  });
  expect(wrong.map(({id}) => id)).toEqual([]);
});

test('every address is https and belongs to Microsoft', () => {
  const official = ({url}: DownloadSource): boolean =>
    url === null ||
    (url.startsWith('https://') &&
      officialHosts.includes(new URL(url).hostname));
  expect(breaking(official)).toEqual([]);
});

test('a source says how far its address was checked if and only if it has one', () => {
  expect(
    breaking(
      ({url, addressCheck}) => (url === null) === (addressCheck === undefined),
    ),
  ).toEqual([]);
});

test('a documented address names the document', () => {
  const named = ({addressCheck, sources: ids}: DownloadSource): boolean =>
    addressCheck !== 'documented' || ids.some((id) => sources[id].read);
  expect(breaking(named)).toEqual([]);
});

test('a withdrawn download is not linked', () => {
  expect(
    breaking(({availability, url}) => availability !== 'withdrawn' || !url),
  ).toEqual([]);
});

test('no source contains a product key', () => {
  expect(JSON.stringify(downloadProducts)).not.toMatch(
    /\b[A-Z0-9]{5}(-[A-Z0-9]{5}){4}\b/,
  );
});

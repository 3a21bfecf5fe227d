// @ts-check
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {launch, openTab, openUntilIdle, phone} from './browser.mjs';

/** @type {Record<string, string>} */
const kinds = {document: 'HTML', stylesheet: 'CSS', script: 'JavaScript'};

/**
 * Whether a file was the same in an earlier build.
 * @param {string} file @param {string} build @param {string} earlier
 */
function isKept(file, build, earlier) {
  const before = path.join(earlier, file);
  return (
    existsSync(before) &&
    readFileSync(before).equals(readFileSync(path.join(build, file)))
  );
}

/**
 * The compressed size of a first visit on a phone, without prefetched files. With an earlier build, also the size of
 * the files that a visitor of that build has to load again.
 * @type {import('./browser.mjs').Measure}
 */
export const measureBytes = async ({url, folder, earlier}, page) => {
  const browser = await launch();
  const tab = await openTab(browser, phone);
  /** @type {Map<string, import('@playwright/test').Response>} */
  const responses = new Map();
  // A prefetched file is not sent again when it is used.
  tab.on('response', (response) => {
    if (!responses.has(response.url())) {
      responses.set(response.url(), response);
    }
  });
  await openUntilIdle(tab, url + page);
  const files = await Promise.all(
    [...responses.values()].map(async (response) => {
      const request = response.request();
      const kind = kinds[request.resourceType()];
      const {pathname} = new URL(response.url());
      return {
        kind,
        file:
          kind === 'HTML'
            ? `${pathname.replace(/\/$/, '/index')}.html`
            : pathname,
        ahead: /prefetch/.test(
          (await request.headerValue('sec-purpose')) ?? '',
        ),
        kilobytes: Number(await response.headerValue('content-length')) / 1000,
      };
    }),
  );
  await browser.close();
  /** @param {typeof files} counted */
  const sum = (counted) =>
    counted.reduce((total, {kilobytes}) => total + kilobytes, 0);
  const needed = files.filter(({ahead}) => !ahead);
  /** @type {Record<string, number>} */
  const figures = {'first visit, kB': sum(needed), files: needed.length};
  for (const name of Object.values(kinds)) {
    figures[`${name}, kB`] = sum(needed.filter(({kind}) => kind === name));
  }
  figures['fetched ahead, kB'] = sum(files.filter(({ahead}) => ahead));
  if (earlier) {
    figures['after a deploy, kB'] = sum(
      needed.filter(({file}) => !isKept(file, folder, earlier)),
    );
  }
  return figures;
};

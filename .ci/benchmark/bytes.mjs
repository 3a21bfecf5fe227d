// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {launch, openUntilIdle, phone} from './browser.mjs';

/** @type {Record<string, string>} */
const kinds = {document: 'HTML', stylesheet: 'CSS', script: 'JavaScript'};

/** @param {string} folder @param {string} pathname @returns {Buffer | undefined} */
function readServed(folder, pathname) {
  for (const ending of ['', '.html', 'index.html']) {
    try {
      return readFileSync(
        path.join(folder, decodeURIComponent(pathname) + ending),
      );
    } catch {
      // The next ending may fit.
    }
  }
  return undefined;
}

/** @param {string} folder @param {string} earlier @param {string} pathname */
function isSameFile(folder, earlier, pathname) {
  const [now, before] = [folder, earlier].map((build) =>
    readServed(build, pathname),
  );
  return now && before ? now.equals(before) : false;
}

/**
 * The files of a first visit on a phone, compressed, without what is fetched ahead for a next page. With an earlier
 * build, what of it a visitor of that one has to load again.
 * @type {import('./browser.mjs').Measure}
 */
export const measureBytes = async ({url, folder, earlier}, page) => {
  const browser = await launch();
  const context = await browser.newContext(phone);
  const tab = await context.newPage();
  /** @type {Map<string, import('@playwright/test').Response>} */
  const responses = new Map();
  // An address that is used after it was fetched ahead is not sent a second time.
  tab.on('response', (response) => {
    if (!responses.has(response.url())) {
      responses.set(response.url(), response);
    }
  });
  await openUntilIdle(tab, url + page);
  const files = await Promise.all(
    [...responses.values()].map(async (response) => ({
      pathname: new URL(response.url()).pathname,
      kind: kinds[response.request().resourceType()] ?? 'other',
      ahead: /prefetch/.test(
        (await response.request().headerValue('sec-purpose')) ?? '',
      ),
      kilobytes: Number(await response.headerValue('content-length')) / 1000,
    })),
  );
  await browser.close();
  /** @param {(file: typeof files[number]) => boolean} counts */
  const sum = (counts) =>
    files.filter(counts).reduce((total, {kilobytes}) => total + kilobytes, 0);
  const needed = files.filter(({ahead}) => !ahead);
  return {
    ...Object.fromEntries(
      Object.values(kinds).map((name) => [
        `${name}, kB`,
        sum(({kind, ahead}) => kind === name && !ahead),
      ]),
    ),
    'first visit, kB': sum(({ahead}) => !ahead),
    ...(earlier && {
      'after a deploy, kB': sum(
        ({ahead, pathname}) => !ahead && !isSameFile(folder, earlier, pathname),
      ),
    }),
    files: needed.length,
    'fetched ahead, kB': sum(({ahead}) => ahead),
  };
};

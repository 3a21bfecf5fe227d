// @ts-check
/* global document, location, HTMLAnchorElement, performance, requestAnimationFrame, setTimeout -- in the browser */
import {desktop, launch, open} from './browser.mjs';
import {slowdown} from './cpu.mjs';

/** A slower network than that of most visitors, so that the differences show. */
const network = {
  offline: false,
  latency: 40,
  downloadThroughput: 10e6 / 8,
  uploadThroughput: 5e6 / 8,
};
/** How long the pointer rests on a link before the click. */
const hover = 400;

/** Runs in the page: marks a link of the text to another page. Gives false when there is none. @param {boolean} first */
function markLink(first) {
  const links = [
    ...document.querySelectorAll('main :is(p, li) a[href]'),
  ].filter(
    (link) =>
      link instanceof HTMLAnchorElement &&
      !link.closest('nav') &&
      link.origin === location.origin &&
      link.hash === '' &&
      link.pathname !== location.pathname,
  );
  const link = first ? links[0] : links.at(-1);
  link?.setAttribute('data-benchmark', '');
  return Boolean(link);
}

/**
 * Runs in the page: clicks the marked link and gives the milliseconds until the heading of the next page is painted.
 * @returns {Promise<number>}
 */
function follow() {
  return new Promise((resolve) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const before = heading();
    const start = performance.now();
    const look = () => {
      if (heading() && heading() !== before) {
        requestAnimationFrame(() =>
          setTimeout(() => resolve(performance.now() - start), 0),
        );
      } else {
        requestAnimationFrame(look);
      }
    };
    /** @type {HTMLAnchorElement} */ (
      document.querySelector('[data-benchmark]')
    ).click();
    requestAnimationFrame(look);
  });
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {boolean} pointedAt else the link is out of sight, so that nothing was fetched ahead
 */
async function timeNavigation(browser, url, pointedAt) {
  const context = await browser.newContext(desktop);
  const tab = await context.newPage();
  const client = await context.newCDPSession(tab);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', network);
  await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  await open(tab, url);
  if (!(await tab.evaluate(markLink, pointedAt))) {
    throw new Error(`${url} has no link to another page in its text.`);
  }
  if (pointedAt) {
    await tab.locator('[data-benchmark]').hover();
    await tab.waitForTimeout(hover);
  }
  const inClient = await tab.locator('html[data-has-hydrated]').count();
  const time = inClient ? await tab.evaluate(follow) : NaN;
  await context.close();
  return time;
}

/**
 * Time from a click to the next page, for sites that change pages in the client: to the last link of the text, out of
 * sight, and to the first one with all that was fetched ahead.
 * @type {import('./browser.mjs').Measure}
 */
export const measureNavigation = async ({url}, page) => {
  const browser = await launch();
  const cold = await timeNavigation(browser, url + page, false);
  const warm = await timeNavigation(browser, url + page, true);
  await browser.close();
  return {
    'to a page out of sight, ms': cold,
    'to a page pointed at, ms': warm,
  };
};

// @ts-check
/* global document, location, HTMLAnchorElement, performance, requestAnimationFrame, setTimeout -- in the browser */
import {launch, open, openTab} from './browser.mjs';

/** Slower than the network of most visitors, so that differences are visible. */
const network = {latency: 40, download: 10e6, upload: 5e6};

/** Runs in the page: marks the last link in the text to another page. Returns false if there is none. */
function markLink() {
  const link = [...document.querySelectorAll('main :is(p, li) a[href]')]
    .filter(
      (candidate) =>
        candidate instanceof HTMLAnchorElement &&
        !candidate.closest('nav') &&
        candidate.origin === location.origin &&
        candidate.hash === '' &&
        candidate.pathname !== location.pathname,
    )
    .at(-1);
  link?.setAttribute('data-benchmark', '');
  return Boolean(link);
}

/**
 * Runs in the page: clicks the marked link. Returns the milliseconds until the heading of the next page is painted.
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
 * Time from a click to the next page, for sites with client-side navigation. The link is out of sight, so its page is
 * not prefetched.
 * @type {import('./browser.mjs').Measure}
 */
export const measureNavigation = async ({url}, page) => {
  const browser = await launch();
  const tab = await openTab(browser, {}, network);
  await open(tab, url + page);
  if (!(await tab.evaluate(markLink))) {
    throw new Error(
      `${page} has no link to another page in its text. Choose another page with --pages.`,
    );
  }
  const inClient = await tab.locator('html[data-has-hydrated]').count();
  const time = inClient ? await tab.evaluate(follow) : NaN;
  await browser.close();
  return {'to a page out of sight, ms': time};
};

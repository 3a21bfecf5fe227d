// @ts-check
/* global document, location, HTMLAnchorElement, performance, requestAnimationFrame, setTimeout -- in the browser */
import {desktop, launch, open} from './browser.mjs';
import {ratio} from './report.mjs';
import {inRounds, machineSpeed} from './rounds.mjs';

/** A slower computer and network than that of most visitors, so that the differences show. */
const slowdown = 4;
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
    ...document.querySelectorAll('.theme-doc-markdown :is(p, li) a[href]'),
  ].filter(
    (link) =>
      link instanceof HTMLAnchorElement &&
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
 * Time from a click to the next page. Cold: the last link of the text, out of sight and never pointed at. Pointed at: the
 * first one, with all that was fetched ahead.
 * @param {import('./index.mjs').Setup} setup
 */
export async function measureNavigation({own, stock, docPage, rounds}) {
  const browser = await launch();
  const visits = [false, true].flatMap((pointedAt) =>
    [own, stock].map((site) => ({site, pointedAt})),
  );
  const results = await inRounds(rounds, visits, async ({site, pointedAt}) => {
    const speed = machineSpeed();
    const context = await browser.newContext(desktop);
    const tab = await context.newPage();
    const client = await context.newCDPSession(tab);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    await open(tab, site.url + docPage);
    if (!(await tab.evaluate(markLink, pointedAt))) {
      throw new Error(`${docPage} has no link to another page in its text.`);
    }
    if (pointedAt) {
      await tab.locator('[data-benchmark]').hover();
      await tab.waitForTimeout(hover);
    }
    const time = await tab.evaluate(follow);
    await context.close();
    return {speed, figures: {time}};
  });
  await browser.close();
  return [false, true].map((pointedAt) => {
    const [ours, theirs] = visits
      .filter((visit) => visit.pointedAt === pointedAt)
      .map((visit) => results.get(visit)?.time ?? NaN);
    return ratio(
      `${docPage}: to the next page, link ${pointedAt ? 'pointed at before' : 'out of sight'}`,
      'ms',
      ours ?? NaN,
      theirs ?? NaN,
      1,
    );
  });
}

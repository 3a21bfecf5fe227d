// @ts-check
import {launch, open, phone} from './browser.mjs';
import {ratio} from './report.mjs';

/** Long enough for what a page asks for once it has nothing else to do. */
const idle = 1500;

/**
 * Number and kilobytes of the files of a first visit on a phone, compressed. What is fetched ahead for a next page is
 * counted apart.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('./server.mjs').Site} site @param {string} page
 */
export async function visitFirst(browser, site, page) {
  const context = await browser.newContext(phone);
  const tab = await context.newPage();
  site.takeRequests();
  await open(tab, site.url + page);
  await tab.waitForTimeout(idle);
  await context.close();
  const requests = site.takeRequests();
  /** @param {(request: import('./server.mjs').Request) => boolean} counts */
  const sum = (counts) => {
    const counted = requests.filter(counts);
    return {
      count: counted.length,
      kilobytes: counted.reduce((total, {bytes}) => total + bytes, 0) / 1000,
    };
  };
  /** @param {import('./server.mjs').Request['kind']} kind */
  const ofKind = (kind) =>
    sum((request) => !request.prefetch && request.kind === kind);
  return {
    html: ofKind('html'),
    css: ofKind('css'),
    js: ofKind('js'),
    total: sum(({prefetch}) => !prefetch),
    ahead: sum(({prefetch}) => prefetch),
  };
}

/** @param {import('./index.mjs').Setup} setup */
export async function measureBytes({own, stock, pages, docPage}) {
  const browser = await launch();
  /** @type {import('./report.mjs').Row[]} */
  const rows = [];
  for (const page of pages) {
    const ours = await visitFirst(browser, own, page);
    const theirs = await visitFirst(browser, stock, page);
    const isDoc = page === docPage;
    /** @param {string} name @param {keyof typeof ours} part @param {number} [limit] */
    const row = (name, part, limit) =>
      ratio(
        `${page}: ${name}`,
        'kB',
        ours[part].kilobytes,
        theirs[part].kilobytes,
        isDoc ? limit : undefined,
      );
    rows.push(
      row('HTML', 'html'),
      row('CSS', 'css'),
      row('JavaScript', 'js', 0.75),
      row('first visit', 'total', 0.8),
      ratio(`${page}: requests`, '', ours.total.count, theirs.total.count),
      row('fetched ahead', 'ahead'),
    );
  }
  await browser.close();
  return rows;
}

// @ts-check
import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {firstPort, launch} from './browser.mjs';
import {installInto, root} from './sites.mjs';

/** The last version that supports Node 20. */
const version = '12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const debuggingPort = firstPort + 20;

/** Lighthouse has 150 packages that nothing else needs, so it is installed on first use. */
async function loadLighthouse() {
  const folder = path.join(root, `node_modules/.cache/lighthouse-${version}`);
  if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
    installInto(folder, [`lighthouse@${version}`]);
  }
  const {resolve} = createRequire(path.join(folder, 'package.json'));
  return (await import(pathToFileURL(resolve('lighthouse')).href)).default;
}

/**
 * Runs Lighthouse on an emulated phone, in a new browser each time.
 * @type {import('./browser.mjs').Measure}
 */
export const measureLighthouse = async ({url}, page) => {
  const lighthouse = await loadLighthouse();
  const browser = await launch([`--remote-debugging-port=${debuggingPort}`]);
  const {lhr} = await lighthouse(url + page, {
    port: debuggingPort,
    logLevel: 'silent',
    onlyCategories: categories,
    disableFullPageScreenshot: true,
  });
  await browser.close();
  if (lhr.runtimeError) {
    throw new Error(
      `Lighthouse could not measure ${page}: ${lhr.runtimeError.message}`,
    );
  }
  for (const name of categories.slice(1)) {
    for (const {id, weight} of lhr.categories[name].auditRefs) {
      if (weight > 0 && lhr.audits[id].score === 0) {
        console.error(`${url + page} fails ${id} (${name}).`);
      }
    }
  }
  /** @param {string} id */
  const value = (id) => Number(lhr.audits[id].numericValue);
  return {
    'first paint, ms': value('first-contentful-paint'),
    'largest paint, ms': value('largest-contentful-paint'),
    'blocked, ms': value('total-blocking-time'),
    'layout shift': value('cumulative-layout-shift'),
    ...Object.fromEntries(
      categories.map((name) => [
        name,
        Math.round(100 * lhr.categories[name].score),
      ]),
    ),
  };
};

// @ts-check
/**
 * `npm run benchmark`: builds this site and, from the same content, one with the stock classic theme, measures both in
 * the same run and prints the ratios beside their targets. See README.md in this folder.
 *
 *   --only bytes,cpu,lighthouse,navigation,build   parts to run (default all)
 *   --rounds 5                                     how often each time is measured
 *   --build DIR, --stock DIR                       builds to measure instead of new ones
 *   --json FILE                                    writes the rows there, too
 */
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {launch, open, phone} from './browser.mjs';
import {build, createStockSite, root} from './builds.mjs';
import {measureBuildTime} from './buildTime.mjs';
import {measureBytes} from './bytes.mjs';
import {measureCpu} from './cpu.mjs';
import {measureLighthouse} from './lighthouse.mjs';
import {measureNavigation} from './navigation.mjs';
import {formatTable} from './report.mjs';
import {serve} from './server.mjs';

/** @typedef {import('./server.mjs').Site} Site */

/**
 * @typedef {object} Setup
 * @property {Site} own
 * @property {Site} stock
 * @property {string[]} pages one of each kind
 * @property {string} docPage the one that the ratios are about
 * @property {number} rounds
 */

const docPage = '/kms38';
/** @type {{pages: Record<string, object>}} */
const {pages: entries} = JSON.parse(
  readFileSync(new URL('../checks/budget.json', import.meta.url), 'utf8'),
);
const pages = Object.keys(entries).filter((entry) => !entry.endsWith('*'));

/** @type {Record<string, (setup: Setup) => Promise<import('./report.mjs').Row[]>>} */
const pageParts = {
  bytes: measureBytes,
  cpu: measureCpu,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
};

const {values: options} = parseArgs({
  options: {
    only: {
      type: 'string',
      default: [...Object.keys(pageParts), 'build'].join(),
    },
    rounds: {type: 'string', default: '5'},
    build: {type: 'string'},
    stock: {type: 'string'},
    json: {type: 'string'},
  },
});
const parts = options.only.split(',');
for (const part of parts) {
  if (!(part in pageParts) && part !== 'build') {
    console.error(
      `There is no part "${part}". Choose from ${Object.keys(pageParts).join(', ')} and build.`,
    );
    process.exit(2);
  }
}
const rounds = Number(options.rounds);

/** Visits every page once, so that the server has compressed everything before a time is measured. @param {Site} site */
async function warmUp(site) {
  const browser = await launch();
  for (const page of pages) {
    const context = await browser.newContext(phone);
    await open(await context.newPage(), site.url + page);
    await context.close();
  }
  await browser.close();
}

const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
const stockSite = path.join(folder, 'stock-site');
/** @type {import('./report.mjs').Row[]} */
const rows = [];
try {
  if (!options.stock || parts.includes('build')) {
    createStockSite(stockSite);
  }
  const chosen = Object.entries(pageParts).filter(([name]) =>
    parts.includes(name),
  );
  if (chosen.length > 0) {
    const ownBuild = options.build ?? path.join(folder, 'own');
    if (!options.build) {
      console.log('Building this site.');
      await build({siteDirectory: root, outDirectory: ownBuild});
    }
    const stockBuild = options.stock ?? path.join(folder, 'stock');
    if (!options.stock) {
      console.log('Building the same content with the stock theme.');
      await build({
        siteDirectory: stockSite,
        outDirectory: stockBuild,
        config: '.ci/benchmark/stock.config.ts',
      });
    }
    const own = await serve(path.resolve(ownBuild));
    const stock = await serve(path.resolve(stockBuild));
    await warmUp(own);
    await warmUp(stock);
    for (const [name, measure] of chosen) {
      console.log(`Measuring: ${name}.`);
      rows.push(...(await measure({own, stock, pages, docPage, rounds})));
    }
    own.close();
    stock.close();
  }
  if (parts.includes('build')) {
    console.log('Measuring: build.');
    const outDirectory = path.join(folder, 'timed');
    rows.push(...(await measureBuildTime({stockSite, outDirectory, rounds})));
  }
} finally {
  rmSync(folder, {recursive: true});
}

console.log(`\n${formatTable(rows)}`);
if (options.json) {
  writeFileSync(options.json, `${JSON.stringify(rows, null, 2)}\n`);
}

// @ts-check
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync} from 'node:fs';
import {createRequire} from 'node:module';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {launch} from './browser.mjs';
import {atMost, ratio, score} from './report.mjs';
import {inRounds} from './rounds.mjs';

/** The last version for Node 20. */
const version = '12.8.2';
const categories = /** @type {const} */ ([
  'performance',
  'accessibility',
  'best-practices',
  'seo',
]);

/** Lighthouse is 150 packages that nothing else needs, so it is installed beside the project when it is first used. */
async function loadLighthouse() {
  const folder = path.join(tmpdir(), `lighthouse-${version}`);
  const packageFile = path.join(folder, 'package.json');
  if (!existsSync(path.join(folder, 'node_modules/lighthouse'))) {
    console.log(`Installing Lighthouse ${version} into ${folder}.`);
    mkdirSync(folder, {recursive: true});
    execFileSync(
      'npm',
      [
        ...['install', '--prefix', folder, '--ignore-scripts', '--no-audit'],
        `lighthouse@${version}`,
      ],
      {stdio: 'inherit', shell: process.platform === 'win32'},
    );
  }
  const file = createRequire(packageFile).resolve('lighthouse');
  return (await import(pathToFileURL(file).href)).default;
}

/** @typedef {import('./server.mjs').Site} Site */

/** @param {string} name @param {number} own @param {number} [stock] */
const compare = (name, own, stock) =>
  stock === undefined
    ? {name, unit: 'ms', own}
    : ratio(name, 'ms', own, stock, 0.65);

async function findFreePort() {
  const server = createServer();
  await new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve(undefined)),
  );
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/**
 * Lighthouse on an emulated phone, a new browser each time.
 * @param {import('./index.mjs').Setup} setup
 */
export async function measureLighthouse({own, stock, pages, docPage, rounds}) {
  const lighthouse = await loadLighthouse();
  const visits = [
    ...pages.map((page) => ({site: own, page})),
    {site: stock, page: docPage},
  ];
  /** @type {Map<string, Set<string>>} */
  const failures = new Map();
  const results = await inRounds(rounds, visits, async ({site, page}) => {
    const port = await findFreePort();
    const browser = await launch([`--remote-debugging-port=${port}`]);
    const {lhr} = await lighthouse(site.url + page, {
      port,
      logLevel: 'silent',
      output: 'json',
      onlyCategories: categories,
      disableFullPageScreenshot: true,
    });
    await browser.close();
    if (lhr.runtimeError) {
      throw new Error(
        `Lighthouse could not measure ${page}: ${lhr.runtimeError.message}`,
      );
    }
    if (site === own) {
      const failed = failures.get(page) ?? new Set();
      failures.set(page, failed);
      for (const name of categories.slice(1)) {
        for (const {id, weight} of lhr.categories[name].auditRefs) {
          if (weight > 0 && lhr.audits[id].score === 0) {
            failed.add(id);
          }
        }
      }
    }
    /** @param {string} id */
    const value = (id) => Number(lhr.audits[id].numericValue);
    /** @param {string} name */
    const percent = (name) => Math.round(100 * lhr.categories[name].score);
    return {
      speed: lhr.environment.benchmarkIndex,
      figures: {
        fcp: value('first-contentful-paint'),
        lcp: value('largest-contentful-paint'),
        tbt: value('total-blocking-time'),
        cls: value('cumulative-layout-shift'),
        performance: percent('performance'),
        accessibility: percent('accessibility'),
        'best-practices': percent('best-practices'),
        seo: percent('seo'),
      },
    };
  });

  /** @param {Site} site @param {string} page */
  const resultOf = (site, page) => {
    const visit = visits.find(
      (candidate) => candidate.site === site && candidate.page === page,
    );
    return visit && results.get(visit);
  };
  return pages.flatMap((page) => {
    const result = resultOf(own, page);
    const other = resultOf(stock, page);
    if (!result) {
      return [];
    }
    const failed = [...(failures.get(page) ?? [])].join(', ');
    return [
      compare(`${page}: first contentful paint`, result.fcp, other?.fcp),
      compare(`${page}: largest contentful paint`, result.lcp, other?.lcp),
      atMost(`${page}: total blocking time`, 'ms', result.tbt, 60),
      atMost(`${page}: layout shift`, '', result.cls, 0),
      ...categories.map((name) => score(`${page}: ${name}`, result[name], 100)),
      ...(failed ? [{name: `${page}: failed: ${failed}`, unit: ''}] : []),
    ];
  });
}

// @ts-check
/**
 * `npm run benchmark`: measures builds in turn and prints a table of medians. See README.md in this folder.
 *
 *   --build LABEL=FOLDER[,EARLIER]   a build, and an earlier one to measure the bytes after a deploy. Can be repeated.
 *                                    Default: build/, and a stock and a Starlight site of the same content
 *   --only bytes,cpu                 parts to run: bytes, cpu, start, lighthouse, navigation (default all)
 *   --pages /kms38,/blog             (default /kms38)
 *   --rounds 5
 */
import {mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {firstPort, serve} from './browser.mjs';
import {measureBytes} from './bytes.mjs';
import {measureCpu, measureStart} from './cpu.mjs';
import {measureLighthouse} from './lighthouse.mjs';
import {measureNavigation} from './navigation.mjs';
import {makeStarlight, makeStock, root} from './sites.mjs';

/** @type {Record<string, import('./browser.mjs').Measure>} */
const parts = {
  bytes: measureBytes,
  cpu: measureCpu,
  start: measureStart,
  lighthouse: measureLighthouse,
  navigation: measureNavigation,
};

const {values: options} = parseArgs({
  options: {
    build: {type: 'string', multiple: true},
    only: {type: 'string', default: Object.keys(parts).join()},
    pages: {type: 'string', default: '/kms38'},
    rounds: {type: 'string', default: '5'},
  },
});
const pages = options.pages.split(',');
const rounds = Number(options.rounds);
const chosen = options.only.split(',').map((name) => {
  const measure = parts[name];
  if (!measure) {
    console.error(
      `There is no part "${name}". Choose from: ${Object.keys(parts).join(', ')}.`,
    );
    process.exit(2);
  }
  return {name, measure};
});

function makeBuilds() {
  const folder = mkdtempSync(path.join(tmpdir(), 'benchmark-'));
  console.error(`Making the sites to compare with in ${folder}.`);
  return [
    `this site=${path.join(root, 'build')}`,
    `stock=${makeStock(path.join(folder, 'stock'))}`,
    `starlight=${makeStarlight(path.join(folder, 'starlight'))}`,
  ];
}

/** @param {number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [Math.floor, Math.ceil].map(
    (round) => sorted[round((sorted.length - 1) / 2)] ?? NaN,
  );
  return ((low ?? NaN) + (high ?? NaN)) / 2;
}

/** @param {number} value */
const format = (value) =>
  Number.isFinite(value) ? String(Number(value.toPrecision(4))) : '–';

/** @param {string[]} cells */
const row = (cells) => `| ${cells.join(' | ')} |`;

const builds = (options.build ?? makeBuilds()).map((build) => {
  const [label = '', folders = ''] = build.split('=');
  const [folder = '', earlier] = folders.split(',');
  return {label, folder, earlier};
});
const sites = await Promise.all(
  builds.map((build, index) => serve(build, firstPort + index)),
);

try {
  console.log(row(['', ...sites.map(({label}) => label), 'ratios']));
  console.log(row(['--', ...sites.map(() => '--:'), '--:']));
  for (const {name, measure} of chosen) {
    for (const page of pages) {
      /** @type {Map<string, number[][]>} */
      const figures = new Map();
      for (let round = 0; round < rounds; round += 1) {
        // Measure the sites in turn, so that a busy machine affects all of them.
        for (const [index, site] of sites.entries()) {
          for (const [figure, value] of Object.entries(
            await measure(site, page),
          )) {
            const samples = figures.get(figure) ?? sites.map(() => []);
            samples[index]?.push(value);
            figures.set(figure, samples);
          }
        }
      }
      for (const [figure, samples] of figures) {
        const medians = samples.map(median);
        const [first = NaN, ...others] = medians;
        const ratios = others.map((other) => format(first / other));
        console.log(
          row([
            `${page}, ${name}: ${figure}`,
            ...medians.map(format),
            ratios.join(', '),
          ]),
        );
      }
    }
  }
} finally {
  sites.forEach(({close}) => close());
}

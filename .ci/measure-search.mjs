// @ts-check
/* global document, Event, HTMLInputElement, performance */
/**
 * Measures the search on generated sites of 40, 400 and 1,600 pages: size of the index, time until the search is ready,
 * and time of a keystroke at a four times slower processor, in the built site and a real browser. Needs `build/`.
 * The figures belong into src/lib/search/README.md.
 *
 *   node .ci/measure-search.mjs [pages…]
 */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import {chromium} from '@playwright/test';
import jiti from 'jiti';
import {findBrowser} from './find-browser.cjs';

const SITES = process.argv[2]
  ? process.argv.slice(2).map(Number)
  : [40, 400, 1600];
const PORT = 4391;
const SLOWDOWN = 4;

/** What a page of this site holds on average. */
const PAGE = {sections: 11, words: 100, codes: 6};
/** Distinct words of 40 pages, and how the number grows with the text (Heaps' law). */
const VOCABULARY = {words: 4000, growth: 0.6};

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** @type {typeof import('../src/lib/search/records')} */
const {packPages, unpackRecords} = jiti(import.meta.url)(
  '../src/lib/search/records.ts',
);

/** A generator of numbers from 0 to 1 that always gives the same ones (mulberry32). @param {number} seed */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const syllables =
  'ac ti va li cen se win dow of fi ce ser ver up da te ke bo ot re pa ir in stal me dia ver si on gen ui ne er ror co de'.split(
    ' ',
  );

/** @param {number} pageCount */
function generateSite(pageCount) {
  const random = randomFrom(pageCount);
  /** @param {number} limit */
  const below = (limit) => Math.floor(random() * limit);
  const vocabulary = Array.from(
    {length: VOCABULARY.words * (pageCount / 40) ** VOCABULARY.growth},
    () =>
      Array.from(
        {length: 2 + below(3)},
        () => syllables[below(syllables.length)],
      ).join(''),
  );
  // Zipf's law: the word of rank r is used 1/r times as often as the first.
  const word = () =>
    vocabulary[Math.floor(vocabulary.length ** random()) - 1] ?? 'word';
  /** @param {number} length */
  const text = (length) => Array.from({length}, word).join(' ');
  const code = () =>
    `0xC0${below(2 ** 24)
      .toString(16)
      .toUpperCase()
      .padStart(6, '0')}`;

  const pages = Array.from({length: pageCount}, (_, number) => ({
    route: `/page-${number}`,
    title: text(4),
    aliases: [text(1), text(2)],
    isListing: false,
    sections: Array.from({length: PAGE.sections}, (__, section) => ({
      anchor: section === 0 ? '' : `section-${section}`,
      heading: section === 0 ? '' : text(4),
      text: text(PAGE.words),
    })),
    entries: Array.from({length: PAGE.codes}, () => {
      const anchor = code();
      return {anchor, heading: `${anchor} ${text(7)}`, text: text(30)};
    }),
  }));
  const queries = Array.from({length: 60}, (_, number) => {
    const kinds = [
      () => word(),
      () => text(2),
      () => text(3),
      () => pages[below(pageCount)]?.entries[0]?.anchor ?? '',
      // A typing mistake: two letters swapped.
      () => word().replace(/(.)(.)(.)$/, '$2$1$3'),
    ];
    return kinds[number % kinds.length]?.() ?? '';
  });
  return {pages, queries};
}

/** @param {number[]} numbers @param {number} share */
function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/**
 * Runs in the page: types every beginning of each query and returns the milliseconds of script of each key.
 * @param {string[]} queries
 */
function typeAll(queries) {
  const input = /** @type {HTMLInputElement} */ (
    document.querySelector('dialog [role=combobox]')
  );
  const setValue = Object.getOwnPropertyDescriptor(
    HTMLInputElement.prototype,
    'value',
  )?.set;
  return queries.flatMap((query) =>
    Array.from(query, (_, end) => {
      setValue?.call(input, query.slice(0, end + 1));
      const start = performance.now();
      input.dispatchEvent(new Event('input', {bubbles: true}));
      return performance.now() - start;
    }),
  );
}

const server = spawn(process.execPath, ['.ci/serve.mjs'], {
  cwd: root,
  env: {...process.env, PORT: String(PORT)},
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({
  ...findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});

console.log(
  '| pages | records | index, JSON | index, Brotli | ready after | keystroke, median | keystroke, 95 % |\n|--:|--:|--:|--:|--:|--:|--:|',
);
for (const pageCount of SITES) {
  const {pages, queries} = generateSite(pageCount);
  const file = packPages(pages);
  const json = JSON.stringify(file);
  const page = await browser.newPage();
  await page.route(/\/search\/index\./, (route) =>
    route.fulfill({contentType: 'application/json', body: json}),
  );
  await page.goto(`http://localhost:${PORT}/contactus`);
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const start = Date.now();
  await page.keyboard.press('Control+k');
  await page.waitForSelector('dialog ul', {
    timeout: 300_000,
  });
  const ready = Date.now() - start;
  const times = await page.evaluate(typeAll, queries);
  const kilobytes = [json.length, brotliCompressSync(json).length].map(
    (bytes) => `${(bytes / 1000).toFixed(0)} KB`,
  );
  const figures = [
    pageCount,
    unpackRecords(file).length,
    ...kilobytes,
    `${(ready / 1000).toFixed(1)} s`,
    `${quantile(times, 0.5)?.toFixed(0)} ms`,
    `${quantile(times, 0.95)?.toFixed(0)} ms`,
  ];
  console.log(`| ${figures.join(' | ')} |`);
  await page.close();
}
await browser.close();
server.kill();

/**
 * Compares what the finished build sends, compressed, with .ci/checks/budget.json: HTML, styles, scripts and number of files of
 * a first visit to some pages, and the totals. A figure may grow by 3 %. Two limits are fixed: that of the search index,
 * and the first screen of every page must arrive in the first network flight.
 *
 *   node .ci/checks/budget.mjs [build]    --update writes today's figures; --budget FILE takes another budget
 */
import {Buffer} from 'node:buffer';
import {existsSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs, promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {findBlocking, firstFlight, firstFlightShare} from './firstScreen.mjs';

const compress = promisify(brotliCompress);

const allowance = 1.03;
const searchIndexLimit = 70_000;

/**
 * @typedef {object} Budget
 * @property {string[]} pages routes, one of each kind of page
 * @property {Record<string, number>} figures limits in bytes, or numbers of files
 * @property {Record<string, number>} files bytes of every file behind the figures, to name the one that grew
 */

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {number} value
 * @property {string[]} files that it counts
 */

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    update: {type: 'boolean', default: false},
    budget: {
      type: 'string',
      default: fileURLToPath(new URL('budget.json', import.meta.url)),
    },
  },
});
const directory = path.resolve(positionals[0] ?? 'build');
/** @type {Budget} */
const budget = JSON.parse(readFileSync(options.budget, 'utf8'));

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!existsSync(directory)) {
  fail(`There is no ${directory} to check. Run "npm run build" first.`);
}

/** @param {string} file */
const read = (file) => readFileSync(path.join(directory, file));

const names = readdirSync(directory, {recursive: true, encoding: 'utf8'})
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => /\.(?:html|css|js)$|^search\/index\.\w+\.json$/.test(file))
  .sort();
const bodies = new Map(
  await Promise.all(
    names.map(
      async (name) => /** @type {const} */ ([name, await compress(read(name))]),
    ),
  ),
);

/** @param {string} file */
const sizeOf = (file) => bodies.get(file)?.length ?? 0;
/** A name without the hash of the content. @param {string} file */
const stableName = (file) => file.replace(/\.[\da-f]{8}(?=\.\w+$)/, '');
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Scripts and styles that a page names: in tags, or in a script that asks for them. Not what is fetched ahead for a next
 * page.
 * @param {string} html
 */
function assetsOf(html) {
  const named = html
    .replace(/<link\b[^>]*\brel="?prefetch\b[^>]*>/g, '')
    .matchAll(/assets\/(?:css|js)\/[\w.~-]+\.(?:css|js)\b/g);
  return [...new Set(Array.from(named, ([name]) => name))];
}

const kinds = {HTML: '.html', CSS: '.css', JavaScript: '.js'};

/** The bytes of each kind. @param {string} of @param {string[]} files @returns {Figure[]} */
const sizes = (of, files) =>
  Object.entries(kinds).map(([kind, ending]) => {
    const counted = files.filter((file) => file.endsWith(ending));
    return {
      name: `${of}: ${kind}`,
      value: counted.reduce((total, file) => total + sizeOf(file), 0),
      files: counted,
    };
  });

/** @param {string} route @returns {Figure[]} */
function pageFigures(route) {
  const page = route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  if (!bodies.has(page)) {
    fail(`The budget names the page ${route}, which is not in the build.`);
  }
  const files = [page, ...assetsOf(read(page).toString())];
  return [
    ...sizes(route, files),
    {name: `${route}: files`, value: files.length, files},
  ];
}

/** What makes a figure larger than it was, in words. @param {string[]} files */
function whatGrew(files) {
  return files
    .map((file) => {
      const name = stableName(file);
      return {name, before: budget.files[name], now: sizeOf(file)};
    })
    .filter(({before = 0, now}) => now > before)
    .sort((a, b) => b.now - (b.before ?? 0) - (a.now - (a.before ?? 0)))
    .slice(0, 5)
    .map(({name, before, now}) =>
      before === undefined
        ? `  ${name} is new: ${kilobytes(now)}`
        : `  ${name} grew from ${kilobytes(before)} to ${kilobytes(now)}`,
    );
}

const figures = [...budget.pages.flatMap(pageFigures), ...sizes('all', names)];
if (options.update) {
  /** @type {Budget} */
  const updated = {
    pages: budget.pages,
    figures: Object.fromEntries(figures.map(({name, value}) => [name, value])),
    files: Object.fromEntries(
      names.map((name) => [stableName(name), sizeOf(name)]),
    ),
  };
  writeFileSync(options.budget, `${JSON.stringify(updated, null, 2)}\n`);
  Object.assign(budget, updated);
}

/** @type {string[]} */
const faults = [];
for (const {name, value, files} of figures) {
  const limit = budget.figures[name];
  if (limit === undefined || value > limit * allowance) {
    const [now, before] = [value, limit ?? 0].map((number) =>
      name.endsWith(': files') ? String(number) : kilobytes(number),
    );
    faults.push(
      `${name}: ${now}, over the budget of ${before} by more than 3 %.`,
      ...whatGrew(files),
    );
  }
}
if (faults.length > 0) {
  faults.push(
    'Make it smaller; or, when it is worth what it weighs, run: node .ci/checks/budget.mjs --update',
  );
}

const searchIndex = names.find((name) => name.startsWith('search/'));
if (searchIndex && sizeOf(searchIndex) > searchIndexLimit) {
  faults.push(
    `The search index takes ${kilobytes(sizeOf(searchIndex))}, and the limit is ${kilobytes(searchIndexLimit)}: see src/lib/search/README.md.`,
  );
}

const pages = names.filter((name) => name.endsWith('.html'));
let tightest = {page: '', share: Infinity};
/** @type {Map<string, string[]>} */
const pagesWaitingFor = new Map();
for (const page of pages) {
  const html = read(page).toString();
  const share = firstFlightShare(html, bodies.get(page) ?? Buffer.of());
  if (share < tightest.share) {
    tightest = {page, share};
  }
  if (share < 1) {
    faults.push(
      `${page}: its first ${kilobytes(firstFlight)} hold ${Math.floor(100 * share)} % of what the first screen needs. Shorten what stands before it: the head, the inline styles, the navigation.`,
    );
  }
  const blocking = findBlocking(html);
  if (blocking) {
    pagesWaitingFor.set(blocking, [
      ...(pagesWaitingFor.get(blocking) ?? []),
      page,
    ]);
  }
}
for (const [tag, waiting] of pagesWaitingFor) {
  faults.push(
    `${waiting[0]}${waiting.length > 1 ? ` and ${waiting.length - 1} more` : ''}: the first screen waits for another file: ${tag}`,
  );
}

if (faults.length > 0) {
  fail(faults.join('\n'));
}
console.log(
  `${figures.length} sizes are within their budgets. The first screens of all ${pages.length} pages arrive in the first flight; ` +
    `it has ${Math.floor(100 * (tightest.share - 1))} % to spare on ${tightest.page}, the tightest.`,
);

/**
 * Compares what the first visit to each page loads with budget.json: the compressed HTML, styles and scripts, and the
 * number of files. A figure may grow by 3 %. One that has become smaller by more than that is a new budget, so that no page
 * can grow back unnoticed; only text may be shortened without one. The search index has a limit per page, and the first
 * screen of every page must arrive in the first network flight.
 *
 * A page has the budget of its route, or else of the longest matching pattern, such as `/blog/*`. An entry may leave out
 * figures, which then are those of the next pattern: a post may be as long as any text. For each further post, a list of
 * posts may load more. So a new page needs no entry unless it is heavier than others of its kind.
 *
 *   node .ci/checks/budget.mjs [build]
 *
 *   --update        writes the current figures to the budget
 *   --budget FILE   a file to use instead of budget.json
 *
 * On GitHub, also writes the figures to the summary of the run.
 */
import {Buffer} from 'node:buffer';
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {readOptions} from '../options.mjs';
import {findBlocking, firstFlight, firstFlightShare} from './firstScreen.mjs';

const compress = promisify(brotliCompress);

const allowance = 1.03;
/** @type {Record<string, string>} */
const kinds = {HTML: '.html', CSS: '.css', JavaScript: '.js'};
const figureNames = [...Object.keys(kinds), 'files'];

/**
 * @typedef {object} Budget
 * @property {number} searchIndexPerPage bytes
 * @property {Record<string, number>} [furtherPost] what a list of posts may load more for each post after the first
 * @property {Record<string, Record<string, number>>} pages limits by route or pattern: bytes of each kind, and `files`
 */

/**
 * @typedef {object} Visit
 * @property {string} route
 * @property {Record<string, number>} figures
 */

const {values: options, positionals} = readOptions({
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
/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/**
 * Scripts and styles that a page names, in tags or in inline scripts. Prefetched files of other pages do not count.
 * @param {string} html
 */
function assetsOf(html) {
  const named = html
    .replace(/<link\b[^>]*\brel="?prefetch\b[^>]*>/g, '')
    .matchAll(/assets\/(?:css|js)\/[\w.~-]+\.(?:css|js)\b/g);
  return [...new Set(Array.from(named, ([name]) => name))];
}

/** @param {string} page @returns {Visit} */
function visit(page) {
  const html = read(page).toString();
  const files = [page, ...assetsOf(html)];
  const furtherPosts = Math.max(0, html.split('<article').length - 2);
  const figures = figureNames.map((figure) => {
    const own = files.filter((file) => file.endsWith(kinds[figure] ?? ''));
    const value =
      figure === 'files'
        ? own.length
        : own.reduce((total, file) => total + sizeOf(file), 0);
    return [figure, value - furtherPosts * (budget.furtherPost?.[figure] ?? 0)];
  });
  return {
    route: page === 'index.html' ? '/' : `/${page.slice(0, -'.html'.length)}`,
    figures: Object.fromEntries(figures),
  };
}

/**
 * Whether an entry limits a figure. One without figures will get all.
 * @param {Record<string, number>} limits
 * @param {string} figure
 */
const hasLimit = (limits, figure) =>
  figure in limits || Object.keys(limits).length === 0;

/**
 * The entry that limits a figure of a page: that of its route, or else of the longest pattern.
 * @param {string} route
 * @param {string} figure
 */
function entryOf(route, figure) {
  const entries = Object.keys(budget.pages).filter((key) =>
    hasLimit(budget.pages[key] ?? {}, figure),
  );
  const [longest] = entries
    .filter((key) => key.endsWith('*') && route.startsWith(key.slice(0, -1)))
    .sort((a, b) => b.length - a.length);
  return (
    entries.find((key) => key === route) ??
    longest ??
    fail(
      `No entry in .ci/checks/budget.json matches ${route}. Add one under "pages": "/*": {}`,
    )
  );
}

const pages = names.filter((name) => name.endsWith('.html'));
const visits = pages.map(visit);
/** The heaviest visit for each figure of each entry. */
const heaviest = Object.entries(budget.pages).flatMap(([entry, limits]) =>
  figureNames
    .filter((figure) => hasLimit(limits, figure))
    .map((figure) => {
      const own = visits.filter(({route}) => entryOf(route, figure) === entry);
      if (own.length === 0) {
        fail(
          `The budget names ${entry}, but the build has no such page. Remove the entry from .ci/checks/budget.json.`,
        );
      }
      const visit = own.reduce((a, b) =>
        (b.figures[figure] ?? 0) > (a.figures[figure] ?? 0) ? b : a,
      );
      return {entry, figure, visit};
    }),
);
if (options.update) {
  for (const {entry, figure, visit} of heaviest) {
    budget.pages[entry] = {
      ...budget.pages[entry],
      [figure]: visit.figures[figure] ?? 0,
    };
  }
  writeFileSync(options.budget, `${JSON.stringify(budget, null, 2)}\n`);
}

/**
 * Whether a page lists several posts. What it loads depends on them.
 * @param {string} route
 */
const isList = (route) =>
  read(`${route.slice(1) || 'index'}.html`)
    .toString()
    .split('<article').length > 2;

/** @type {string[]} */
const faults = [];
/** @type {string[]} */
const stale = [];
/** @type {string[]} */
const rows = [];
for (const {entry, figure, visit} of heaviest) {
  const value = visit.figures[figure] ?? 0;
  const limit = budget.pages[entry]?.[figure] ?? 0;
  const [now, before] = [value, limit].map((number) =>
    figure === 'files' ? String(number) : kilobytes(number),
  );
  rows.push(`| ${entry} | ${figure} | ${now} | ${before} |`);
  if (value > limit * allowance) {
    faults.push(
      `${visit.route}: ${figure}: ${now}, over the budget of ${before} for ${entry} by more than 3 %.`,
    );
  }
  if (figure !== 'HTML' && limit > value * allowance && !isList(visit.route)) {
    stale.push(`${entry}: ${figure}: ${now}, not ${before}.`);
  }
}
if (process.env.GITHUB_STEP_SUMMARY) {
  appendFileSync(
    process.env.GITHUB_STEP_SUMMARY,
    ['| page | figure | now | budget |', '|---|---|--:|--:|', ...rows, ''].join(
      '\n',
    ),
  );
}
if (faults.length > 0) {
  faults.push(
    'Make it smaller. If the extra size is justified, run: node .ci/checks/budget.mjs --update\n' +
      'If the page is unlike others of its kind, first add its own entry under "pages" in .ci/checks/budget.json: "/its-route": {}',
  );
}

if (stale.length > 0) {
  faults.push(
    ...stale,
    'These became smaller by more than 3 %. Keep them so, and run: node .ci/checks/budget.mjs --update',
  );
}

const searchIndex = names.find((name) => name.startsWith('search/'));
const searchIndexLimit = budget.searchIndexPerPage * pages.length;
if (searchIndex && sizeOf(searchIndex) > searchIndexLimit) {
  faults.push(
    `The search index takes ${kilobytes(sizeOf(searchIndex))}, over its limit of ${kilobytes(searchIndexLimit)} (number of pages: ${pages.length}): see src/lib/search/README.md.`,
  );
}

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
      `${page}: its first ${kilobytes(firstFlight)} hold ${Math.floor(100 * share)} % of what the first screen needs. Shorten the head, the inline styles or the navigation.`,
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
    `${waiting[0]}${waiting.length > 1 ? ` and ${waiting.length - 1} more` : ''}: the first screen waits for another file. Load it later, with defer or at the end of the body: ${tag}`,
  );
}

if (faults.length > 0) {
  fail(faults.join('\n'));
}
console.log(
  `All ${pages.length} pages are within their budgets, and their first screens arrive in the first flight; ` +
    `it has ${Math.floor(100 * (tightest.share - 1))} % to spare on ${tightest.page}, the tightest.`,
);

/**
 * Summarizes a pull request as Markdown: the pages it changes, and the sizes of the built files. Needs no packages,
 * only build/ and Git. If sizes-of-main.json exists, the sizes are compared with it.
 *
 *   --base REVISION   the commit to compare the texts with (default HEAD^1)
 *   --measure         prints the sizes of build/ as JSON instead; CI saves them on main as sizes-of-main.json
 */
import {execFileSync} from 'node:child_process';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync, constants} from 'node:zlib';

const {values} = parseArgs({
  options: {base: {type: 'string'}, measure: {type: 'boolean'}},
});

/**
 * @typedef {object} Sizes in bytes, as a host sends them: text is compressed
 * @property {Record<string, number>} kinds
 * @property {Record<string, number>} pages by file below build/
 */

/** Kinds of files by extension, in the order of the table. */
const kinds = /** @type {const} */ ([
  ['HTML', /\.html$/],
  ['JavaScript', /\.js$/],
  ['CSS', /\.css$/],
  ['Data', /\.(?:json|xml|txt|md|webmanifest|wasm)$/],
  ['Images', /\.(?:svg|png|webp|ico)$/],
]);

/** @returns {Sizes} */
function measure() {
  if (!existsSync('build')) {
    console.error('There is no build/ to measure. Run "npm run build" first.');
    process.exit(1);
  }
  /** @type {Sizes} */
  const sizes = {kinds: {}, pages: {}};
  for (const entry of readdirSync('build', {
    recursive: true,
    withFileTypes: true,
  })) {
    const kind = kinds.find(([, pattern]) => pattern.test(entry.name))?.[0];
    if (!entry.isFile() || !kind) {
      continue;
    }
    const file = path.join(entry.parentPath, entry.name);
    const content = readFileSync(file);
    const size = /\.(?:png|webp)$/.test(file)
      ? content.length
      : brotliCompressSync(content, {
          params: {[constants.BROTLI_PARAM_QUALITY]: 5},
        }).length;
    sizes.kinds[kind] = (sizes.kinds[kind] ?? 0) + size;
    if (kind === 'HTML') {
      sizes.pages[path.relative('build', file).split(path.sep).join('/')] =
        size;
    }
  }
  return sizes;
}

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number | undefined} now @param {number | undefined} before */
function change(now, before) {
  if (now === undefined || before === undefined) {
    return '';
  }
  const difference = now - before;
  return Math.abs(difference) < 50
    ? 'no change'
    : `${difference > 0 ? '+' : '−'}${kilobytes(Math.abs(difference))}`;
}

const words = {A: 'new', M: 'changed', D: 'removed', R: 'renamed'};

/** @param {string} base */
function changedPages(base) {
  const output = execFileSync(
    'git',
    ['diff', '--name-status', base, 'HEAD', '--', 'docs', 'blog', 'src/pages'],
    {encoding: 'utf8'},
  );
  return output
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([, ...files]) => files.some((file) => /\.mdx?$/.test(file)))
    .map(([status = '', ...files]) => ({
      what:
        words[/** @type {keyof typeof words} */ (status.charAt(0))] ?? status,
      file: files.at(-1) ?? '',
    }));
}

/** The built file of a page. @param {string} file */
function builtFile(file) {
  const slug = existsSync(file)
    ? /^slug: *["']?\/?([^\s"']*)/m.exec(readFileSync(file, 'utf8'))?.[1]
    : undefined;
  const name = slug ?? file.replace(/^(?:docs|src\/pages)\/(.*)\.mdx?$/, '$1');
  const folder = file.startsWith('blog/') ? 'blog/' : '';
  return `${folder}${name || 'index'}.html`;
}

const now = measure();
if (values.measure) {
  console.log(JSON.stringify(now));
  process.exit(0);
}
/** @type {Sizes} */
const before = existsSync('sizes-of-main.json')
  ? JSON.parse(readFileSync('sizes-of-main.json', 'utf8'))
  : {kinds: {}, pages: {}};

const pages = changedPages(values.base ?? 'HEAD^1').map(({what, file}) => {
  const page = builtFile(file);
  const size = now.pages[page];
  return `| \`${file}\` | ${what} | ${size ? kilobytes(size) : ''} | ${change(size, before.pages[page])} |`;
});
const sizes = kinds.map(
  ([kind]) =>
    `| ${kind} | ${kilobytes(now.kinds[kind] ?? 0)} | ${change(now.kinds[kind], before.kinds[kind])} |`,
);

console.log(
  [
    '## Pages',
    '',
    ...(pages.length > 0
      ? ['| file | | HTML | against main |', '|---|---|--:|--:|', ...pages]
      : ['No text of a page or a post changes.']),
    '',
    '## Sizes',
    '',
    '| all files | compressed | against main |',
    '|---|--:|--:|',
    ...sizes,
    '',
    'The artifact `site` of this run holds the built site.',
  ].join('\n'),
);

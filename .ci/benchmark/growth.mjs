// @ts-check
/**
 * Builds copies of this site with generated docs, and measures the build and the first visit to a page. Put the figures
 * into README.md in this folder. Needs GNU time (Debian package `time`).
 *
 *   node .ci/benchmark/growth.mjs 40 400 1600
 */
import {spawnSync} from 'node:child_process';
import {
  appendFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {firstPort, serve} from './browser.mjs';
import {measureBytes} from './bytes.mjs';
import {copyProject, docusaurus} from './sites.mjs';

const docsInCategory = 20;

/**
 * Adds copies of a site's docs until there are `count` docs.
 * @param {string} site @param {number} count
 */
function addDocs(site, count) {
  const docs = path.join(site, 'docs');
  const originals = readdirSync(docs).filter((name) => name.endsWith('.md'));
  /** @type {{type: 'category', label: string, items: string[]}[]} */
  const categories = [];
  for (let index = 0; index < count - originals.length; index += 1) {
    const original = originals[index % originals.length] ?? '';
    const copy = 2 + Math.floor(index / originals.length);
    const id = `${path.parse(original).name}-${copy}`;
    const text = readFileSync(path.join(docs, original), 'utf8')
      .replace(/^(?:slug|sidebar_label|aliases): .*\n/gm, '')
      .replace(/^title: (["']?)/m, `title: $1Copy ${copy} of `);
    writeFileSync(path.join(docs, `${id}.md`), text);
    if (index % docsInCategory === 0) {
      const label = `Copies ${categories.length + 1}`;
      categories.push({type: 'category', label, items: []});
    }
    categories.at(-1)?.items.push(id);
  }
  appendFileSync(
    path.join(site, 'sidebars.ts'),
    `\nObject.values(sidebars as Record<string, unknown[]>)[0]?.push(...${JSON.stringify(categories)});\n`,
  );
}

/** Builds without a cache. Returns the CPU time in seconds and the memory in gigabytes. @param {string} site */
function build(site) {
  const command = [process.execPath, docusaurus, 'build'];
  const {status, stderr, stdout} = spawnSync(
    'time',
    ['--format', '%U %S %M', ...command],
    {
      cwd: site,
      encoding: 'utf8',
      maxBuffer: Infinity,
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', SITE_BASE_URL: '/'},
    },
  );
  if (status !== 0) {
    throw new Error(`The build in ${site} failed:\n${stdout}${stderr}`);
  }
  const [user = 0, system = 0, kilobytes = 0] =
    stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? [];
  return {seconds: user + system, gigabytes: kilobytes / 1e6};
}

console.log('| docs | JavaScript | first visit | CPU time | memory |');
console.log('| --: | --: | --: | --: | --: |');
for (const count of process.argv.slice(2).map(Number)) {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    copyProject(folder);
    addDocs(folder, count);
    const {seconds, gigabytes} = build(folder);
    const site = await serve(
      {label: '', folder: path.join(folder, 'build')},
      firstPort,
    );
    const bytes = await measureBytes(site, '/kms38');
    site.close();
    const kilobytes = ['JavaScript, kB', 'first visit, kB'].map(
      (name) => `${bytes[name]?.toFixed(1)} kB`,
    );
    console.log(
      `| ${count} | ${kilobytes.join(' | ')} | ${seconds.toFixed(0)} s | ${gigabytes.toFixed(1)} GB |`,
    );
  } finally {
    rmSync(folder, {recursive: true});
  }
}

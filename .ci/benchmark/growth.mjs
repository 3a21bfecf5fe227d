// @ts-check
/**
 * Builds copies of this site with 40, 400 and 1,600 docs and measures the first visit to a page, and processor time and
 * memory of the build. Linux only. The figures belong into README.md in this folder.
 *
 *   node .ci/benchmark/growth.mjs [docs…]
 */
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {clearInterval, setInterval} from 'node:timers';
import {launch} from './browser.mjs';
import {build, createCopy} from './builds.mjs';
import {visitFirst} from './bytes.mjs';
import {serve} from './server.mjs';

const sites = process.argv[2]
  ? process.argv.slice(2).map(Number)
  : [40, 400, 1600];
const page = '/kms38';
/** Docs in a category of the sidebar. */
const categorySize = 20;
/** Milliseconds that a build may take. */
const timeout = 2 * 60 * 60 * 1000;
/** Milliseconds between two looks at the processes of a build. */
const interval = 250;
/** Clock ticks per second, and bytes per page of memory, of Linux on the usual processors. */
const ticks = 100;
const memoryPage = 4096;

/**
 * Fills `directory` up to `count` docs with copies of its own, so that the new ones are like those that are there.
 * @param {string} directory @param {number} count
 */
function addDocs(directory, count) {
  const docs = path.join(directory, 'docs');
  const originals = readdirSync(docs)
    .filter((name) => name.endsWith('.md'))
    .sort();
  const ids = Array.from(
    {length: Math.max(0, count - originals.length)},
    (_, index) => {
      const original = originals[index % originals.length] ?? '';
      const copy = 2 + Math.floor(index / originals.length);
      const id = `${path.parse(original).name}-${copy}`;
      const text = readFileSync(path.join(docs, original), 'utf8')
        .replace(/^(?:slug|sidebar_label|aliases): .*\n/gm, '')
        .replace(/^title: (["']?)/m, `title: $1Copy ${copy} of `);
      writeFileSync(path.join(docs, `${id}.md`), text);
      return id;
    },
  );
  const categories = Array.from(
    {length: Math.ceil(ids.length / categorySize)},
    (_, number) => ({
      type: 'category',
      label: `Copies ${number + 1}`,
      items: ids.slice(number * categorySize, (number + 1) * categorySize),
    }),
  );
  writeFileSync(
    path.join(directory, 'sidebars.ts'),
    `\nObject.values(sidebars as Record<string, unknown[]>)[0]?.push(...${JSON.stringify(categories)});\n`,
    {flag: 'a'},
  );
}

/** Seconds of processor time and bytes of memory of a process and those that it started. @param {number} root */
function usage(root) {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        // What follows the name, which may hold spaces itself: see proc_pid_stat(5).
        const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) /s, '')
          .split(' ')
          .map(Number);
        /** @param {number} from */
        const sum = (from, to = from) =>
          fields.slice(from, to + 1).reduce((total, value) => total + value, 0);
        return [
          {
            pid: Number(pid),
            parent: sum(1),
            // Own time and that of children that ended, in the system and out of it.
            seconds: sum(11, 14) / ticks,
            memory: sum(21) * memoryPage,
          },
        ];
      } catch {
        return []; // It ended meanwhile.
      }
    });
  const family = new Set([root]);
  // Children are listed after their parents, except when the system started to count anew: then one look misses them.
  for (const {pid, parent} of processes.sort((a, b) => a.pid - b.pid)) {
    if (family.has(parent)) {
      family.add(pid);
    }
  }
  const members = processes.filter(({pid}) => family.has(pid));
  return {
    seconds: members.reduce((total, {seconds}) => total + seconds, 0),
    memory: members.reduce((total, {memory}) => total + memory, 0),
  };
}

const browser = await launch();
console.log(
  '| docs | HTML | CSS | JavaScript | first visit | build, processor | build, memory |\n|--:|--:|--:|--:|--:|--:|--:|',
);
for (const count of sites) {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  const siteDirectory = path.join(folder, 'site');
  const outDirectory = path.join(folder, 'build');
  try {
    createCopy(siteDirectory);
    addDocs(siteDirectory, count);
    const peak = {seconds: 0, memory: 0};
    await build({
      siteDirectory,
      outDirectory,
      timeout,
      started: (pid) => {
        const timer = setInterval(() => {
          const now = usage(pid);
          peak.seconds = Math.max(peak.seconds, now.seconds);
          peak.memory = Math.max(peak.memory, now.memory);
        }, interval);
        return () => clearInterval(timer);
      },
    });
    const server = await serve(outDirectory);
    const visit = await visitFirst(browser, server, page);
    server.close();
    const sizes = [visit.html, visit.css, visit.js, visit.total].map(
      ({kilobytes}) => `${kilobytes.toFixed(1)} kB`,
    );
    const figures = [
      count,
      ...sizes,
      `${peak.seconds.toFixed(0)} s`,
      `${(peak.memory / 1e9).toFixed(1)} GB`,
    ];
    console.log(`| ${figures.join(' | ')} |`);
  } catch (error) {
    console.log(`| ${count} | did not finish |`);
    console.error(error);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
await browser.close();

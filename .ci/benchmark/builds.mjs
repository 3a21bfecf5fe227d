// @ts-check
/** Makes the two builds that the benchmark compares. */
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

export const root = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../..',
);

const settings = [
  'babel.config.js',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'tsconfig.json',
];
const content = ['blog', 'docs', 'static'];

/**
 * Copies parts of this project into `directory`. The copy has a `node_modules` of its own, full of links, because the
 * bundler keeps its cache there.
 * @param {string} directory @param {string[]} names
 */
function copyProject(directory, names) {
  for (const name of names) {
    cpSync(path.join(root, name), path.join(directory, name), {
      recursive: true,
    });
  }
  mkdirSync(path.join(directory, 'node_modules'), {recursive: true});
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name !== '.cache') {
      symlinkSync(
        path.join(root, 'node_modules', name),
        path.join(directory, 'node_modules', name),
      );
    }
  }
}

/** Makes `directory` the same site as this. @param {string} directory */
export const createCopy = (directory) =>
  copyProject(directory, [...settings, ...content, 'src']);

/** Makes `directory` a site with this project's pages, what they import, and the stock theme. @param {string} directory */
export const createStockSite = (directory) =>
  copyProject(directory, [
    ...settings,
    ...content,
    '.ci/benchmark/stock.config.ts',
    'src/components',
    'src/data',
    'src/lib',
    'src/pages',
    'src/plugins',
  ]);

/**
 * Builds a site and resolves to the seconds it took; rejects with the output of a failed build.
 * @param {{siteDirectory: string, outDirectory: string, config?: string, started?: (pid: number) => () => void, timeout?: number}} site
 *   `started` may watch the process and gives what ends the watch; `timeout` in milliseconds
 * @returns {Promise<number>}
 */
export function build({siteDirectory, outDirectory, config, started, timeout}) {
  const args = [
    path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs'),
    'build',
    ...['--out-dir', outDirectory],
    ...(config ? ['--config', config] : []),
  ];
  return new Promise((resolve, reject) => {
    const start = Date.now();
    const child = spawn(process.execPath, args, {
      cwd: siteDirectory,
      timeout,
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', SITE_BASE_URL: '/'},
    });
    const ended = child.pid ? started?.(child.pid) : undefined;
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => (output += chunk));
    }
    child.on('close', (code, signal) => {
      ended?.();
      if (code === 0) {
        resolve((Date.now() - start) / 1000);
      } else {
        const reason = signal ? `was ended by ${signal}` : 'failed';
        reject(
          new Error(`The build of ${siteDirectory} ${reason}:\n${output}`),
        );
      }
    });
  });
}

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

/** What a stock site takes over: the content and what its pages import. */
const content = [
  '.ci/benchmark/stock.config.ts',
  'babel.config.js',
  'blog',
  'docs',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src/components',
  'src/data',
  'src/lib',
  'src/pages',
  'src/plugins',
  'static',
  'tsconfig.json',
];

/**
 * Makes `directory` a site with this project's content and the stock theme. It has a `node_modules` of its own, full of
 * links, because the bundler keeps its cache there.
 * @param {string} directory
 */
export function createStockSite(directory) {
  for (const name of content) {
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

/**
 * Builds a site and resolves to the seconds it took; rejects with the output of a failed build.
 * @param {{siteDirectory: string, outDirectory: string, config?: string}} site
 * @returns {Promise<number>}
 */
export function build({siteDirectory, outDirectory, config}) {
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
      env: {...process.env, NO_UPDATE_NOTIFIER: '1', SITE_BASE_URL: '/'},
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (/** @type {Buffer} */ chunk) => (output += chunk));
    }
    child.on('close', (code) =>
      code === 0
        ? resolve((Date.now() - start) / 1000)
        : reject(new Error(`The build of ${siteDirectory} failed:\n${output}`)),
    );
  });
}

import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {preProcessFile} from 'typescript';
import {beforeEach, expect, test} from 'vitest';
import type {Configuration} from 'webpack';
import {
  factFolders,
  pagesDependOn,
} from '../../../../src/plugins/reference-data';
import {runWebpack} from '../../../support/runWebpack';
import {readProject} from '../../../support/sources';
import {testFolder, writeFiles} from '../../../support/testFolder';

let site: string;

beforeEach(() => {
  site = testFolder({
    'page.md': '',
    'entry.js': "import './page.md';",
    // Like the site's pages, this loader reads a fact that webpack does not track.
    'loader.cjs': `const {readFileSync} = require('node:fs');
     module.exports = () => 'globalThis.fact = ' + JSON.stringify(readFileSync(__dirname + '/facts/fact.txt', 'utf8'));`,
  });
});

/** Builds with the disk cache of the previous build, as a new process would. */
async function build(plugins: Configuration['plugins']): Promise<string> {
  const stats = await runWebpack({
    mode: 'production',
    context: site,
    entry: './entry.js',
    output: {path: path.join(site, 'out')},
    module: {rules: [{test: /\.md$/, use: path.join(site, 'loader.cjs')}]},
    cache: {type: 'filesystem', cacheDirectory: path.join(site, 'cache')},
    plugins,
  });
  expect(stats.toString('errors-only')).toBe('');
  return readFile(path.join(site, 'out/main.js'), 'utf8');
}

test('a cached page is compiled again if a fact changes', async () => {
  const plugins = () => [
    pagesDependOn([path.join(site, 'facts')], () => undefined),
  ];
  writeFiles(site, {'facts/fact.txt': 'first'});
  expect(await build(plugins())).toContain('first');
  writeFiles(site, {'facts/fact.txt': 'second'});
  expect(await build(plugins())).toContain('second');
});

test('whatever selects the rows of a page, or holds them, is in a folder that pages depend on', () => {
  const found = new Set(['src/build/reference/index.ts']);
  for (const file of found) {
    for (const {fileName} of preProcessFile(readProject(file)).importedFiles) {
      const base = path.posix.join(path.posix.dirname(file), fileName);
      [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`]
        .filter((each) => fileName.startsWith('.') && /\.tsx?$/.test(each))
        .filter((each) => existsSync(each))
        .forEach((each) => found.add(each));
    }
  }
  expect(found.size).toBeGreaterThan(20);
  expect(
    [...found].filter(
      (file) => !factFolders.some((folder) => file.startsWith(`${folder}/`)),
    ),
  ).toEqual([]);
});

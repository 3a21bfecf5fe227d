import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import type {WebpackPluginInstance} from 'webpack';
import {PagesDependOnFacts} from '../../../../src/plugins/reference-data';
import {runWebpack} from '../../../support/runWebpack';
import {testFolder} from '../../../support/testFolder';

let site: string;

beforeEach(async () => {
  site = testFolder();
  await mkdir(path.join(site, 'facts'));
  await writeFile(path.join(site, 'page.md'), '');
  await writeFile(path.join(site, 'entry.js'), "import './page.md';");
  // Like the site's pages, this loader reads a fact that webpack does not track.
  await writeFile(
    path.join(site, 'loader.cjs'),
    `const {readFileSync} = require('node:fs');
     module.exports = () => 'globalThis.fact = ' + JSON.stringify(readFileSync(${JSON.stringify(path.join(site, 'facts/fact.txt'))}, 'utf8'));`,
  );
});

/** Builds with the disk cache of the previous build, as a new process would. */
async function build(plugins: WebpackPluginInstance[]): Promise<string> {
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

const writeFact = (text: string) =>
  writeFile(path.join(site, 'facts/fact.txt'), text);

test('a cached page is compiled again if a fact changes', async () => {
  const plugins = () => [
    new PagesDependOnFacts([path.join(site, 'facts')], () => undefined),
  ];
  await writeFact('first');
  expect(await build(plugins())).toContain('first');
  await writeFact('second');
  expect(await build(plugins())).toContain('second');
});

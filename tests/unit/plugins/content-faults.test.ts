import {mkdirSync, utimesSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import webpack from 'webpack';
import contentFaultsPlugin, {
  reportContentFaults,
} from '../../../src/plugins/content-faults';
import {testFolder, writeFiles} from '../../support/testFolder';

test('a content fault is a compilation error with file and line until it is fixed', async () => {
  const site = testFolder();
  let time = 1_800_000_000;
  const write = (file: string, text: string) => {
    writeFiles(site, {[file]: text});
    // The cache misses an edit that does not change the modification time.
    utimesSync(path.join(site, file), (time += 10), time);
  };
  for (const folder of ['blog', 'src/pages', 'static']) {
    mkdirSync(path.join(site, folder), {recursive: true});
  }
  write('main.js', '');
  const compiler = webpack({
    mode: 'development',
    context: site,
    entry: './main.js',
    output: {path: path.join(site, 'out')},
    plugins: [reportContentFaults(site)],
  });
  const errors = () =>
    new Promise<string[]>((resolve, reject) =>
      compiler.run((failure, stats) =>
        failure
          ? reject(failure)
          : resolve(
              (stats?.toJson().errors ?? []).map(
                ({file, message}) => `${file}: ${message}`,
              ),
            ),
      ),
    );
  const frontMatter = `---
title: Page
description: What this page of a test answers, in more than fifty characters.
verified: 2026-11-21
---
`;

  write('docs/page.md', `${frontMatter}\nSee [here](/faq).\n`);
  expect(await errors()).toEqual([
    'docs/page.md:7: "here" does not say where the link goes: name its target, /faq',
  ]);
  // Nothing changed, so the fault is still reported.
  expect(await errors()).toHaveLength(1);

  write('docs/page.md', `${frontMatter}\nSee [the FAQ](/faq).\n`);
  expect(await errors()).toEqual([]);

  // What no page shows alone.
  write('src/pages/page.md', `${frontMatter}\n# Page\n`);
  write('blog/tags.yml', 'A:\n  label: A\n');
  expect(await errors()).toEqual([
    expect.stringContaining('blog/tags.yml:1: "A" must be words of lowercase'),
    'src/pages/page.md:1: the page has the address of docs/page.md: rename the file',
  ]);
});

test('a name that Windows refuses and a picture of another kind stop the build and `npm start`; of two pages of one address, Docusaurus warns', () => {
  const siteDir = testFolder();
  for (const folder of ['docs', 'blog', 'src/pages', 'static']) {
    mkdirSync(path.join(siteDir, folder), {recursive: true});
  }
  const plugin = contentFaultsPlugin({siteDir} as LoadContext);
  const load = () => plugin.loadContent!();
  expect(load()).toBeUndefined();
  writeFiles(siteDir, {'docs/page.md': '', 'src/pages/page.md': ''});
  expect(load()).toBeUndefined();
  writeFiles(siteDir, {'docs/con.md': ''});
  expect(load).toThrow(
    /^Files to fix:\ndocs\/con\.md:1: this folder holds only pages[^\n]*$/,
  );
  writeFiles(siteDir, {'static/a.webp': 'icns'});
  expect(load).toThrow('static/a.webp:1: the file does not begin as a .webp');
});

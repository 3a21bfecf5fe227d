import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {Configuration} from 'webpack';
import generatedModules from '../../../src/plugins/generated-modules';
import {runWebpack} from '../../support/runWebpack';
import {testFolder} from '../../support/testFolder';

const settings = {
  title: 'The site',
  clientModules: ['client.ts'],
  headTags: [{tagName: 'meta'}],
  plugins: ['a-plugin'],
  presets: ['a-preset'],
  themeConfig: {prism: {theme: 'a-theme'}, docs: {a: 1}},
};

/** Bundles a module of settings, which has the name and the text of the one that Docusaurus generates. */
async function bundle(
  text: string,
  name = 'docusaurus.config.mjs',
): Promise<string> {
  const site = testFolder();
  const generatedFilesDir = path.join(site, '.docusaurus');
  mkdirSync(generatedFilesDir);
  writeFileSync(path.join(generatedFilesDir, name), text);
  writeFileSync(
    path.join(site, 'entry.js'),
    `import settings from './.docusaurus/${name}'; globalThis.settings = settings;`,
  );
  const {configureWebpack} = generatedModules({
    baseUrl: '/',
    generatedFilesDir,
  } as LoadContext);
  const stats = await runWebpack({
    mode: 'production',
    context: site,
    entry: './entry.js',
    output: {path: path.join(site, 'out')},
    ...(configureWebpack as () => Configuration)(),
  });
  if (stats.hasErrors()) {
    throw new Error(stats.toString());
  }
  return readFileSync(path.join(site, 'out/main.js'), 'utf8');
}

const generated = (value: object) =>
  `/* generated */\nexport default ${JSON.stringify(value)};\n`;

test('browsers get the settings without what only the build reads', async () => {
  const code = await bundle(generated(settings));
  expect(code).toContain('The site');
  expect(code).toMatch(/"?docs"?:\{"?a"?:1\}/);
  expect(code).not.toMatch(/client\.ts|meta|a-plugin|a-preset|a-theme/);
});

test.each([
  ['text that is no object', 'export default 1;'],
  ['an object with code', `export default {...${JSON.stringify(settings)}};`],
  ...Object.keys(settings)
    .filter((name) => name !== 'title')
    .map((name) => [`no ${name}`, generated({...settings, [name]: undefined})]),
  ['no highlighter', generated({...settings, themeConfig: {}})],
  ['plugins by name', generated({...settings, plugins: {a: 1}})],
])('settings of another form stop the build: %s', async (_what, text) => {
  await expect(bundle(text)).rejects.toThrow(
    /settings that Docusaurus generates .* have another form than in 3\.6\.1: compare them with .*generated-modules/,
  );
});

test('settings in another file stop the build', async () => {
  await expect(bundle(generated(settings), 'settings.mjs')).rejects.toThrow(
    /no .*docusaurus\.config\.mjs, in which Docusaurus 3\.6\.1 keeps the site's settings: compare it with .*generated-modules/,
  );
});

import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import type {Configuration} from 'webpack';
import generatedModules from '../../../src/plugins/generated-modules';
import {runWebpack} from '../../support/runWebpack';
import {testFolder, writeFiles} from '../../support/testFolder';

/** As Docusaurus generates them, without most of what browsers read. */
const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'docusaurus.config.mjs': {
    title: 'The site',
    tagline: 'a-tagline',
    clientModules: ['client.ts'],
    headTags: [{tagName: 'meta'}],
    i18n: {locales: ['en']},
    markdown: {format: 'a-format'},
    plugins: ['a-plugin'],
    presets: ['a-preset'],
    future: {
      experimental_faster: {bundler: true},
      experimental_storage: {type: 'storage'},
      experimental_router: 'browser',
    },
    themeConfig: {
      prism: {theme: 'some-colors'},
      docs: {a: 1},
      footer: {links: [{label: "Can't"}]},
    },
  },
  'site-metadata.json': {
    docusaurusVersion: '3.6.1',
    pluginVersions: {'a-plugin': {type: 'project'}},
  },
  'docusaurus-plugin-content-docs/default/p/index-466.json': {
    version: {
      docsSidebars: {a: [{label: "Can't", href: '/b', docId: 'a-doc'}]},
      docs: {'a-doc': {title: 'a-title'}},
    },
  },
  'docusaurus-plugin-content-docs/default/site-docs-b.json': {
    id: 'b',
    frontMatter: {title: 'a-title'},
  },
};

const generated = (value: object) =>
  `/* generated */\nexport default ${JSON.stringify(value)};\n`;

/** Bundles one of the modules, with another text or under another name. */
async function bundle(
  name: string,
  text = generated(modules[name]!),
  newName = name,
): Promise<string> {
  const site = testFolder({
    'entry.js': `import value from './.docusaurus/${newName}'; globalThis.value = value;`,
  });
  const generatedFilesDir = path.join(site, '.docusaurus');
  for (const [file, value] of Object.entries(modules)) {
    writeFiles(
      generatedFilesDir,
      file === name ? {[newName]: text} : {[file]: generated(value)},
    );
  }
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

const names = Object.keys(modules);

test.each(names)(
  'browsers get %s without what only the build reads',
  async (name) => {
    const code = await bundle(name);
    expect(code).toMatch(/The site|3\.6\.1|\/b|"?id"?:"b"/);
    expect(code).not.toMatch(/\ba-|client\.ts|meta"|some-colors/);
    expect(code).not.toContain("Can't");
  },
);

test('settings of the theme with the same name as what is left out stay', async () => {
  const code = await bundle('docusaurus.config.mjs');
  expect(code).toMatch(/"?docs"?:\{"?a"?:1\}/);
  expect(code).toMatch(
    /"?locales"?:\["en"\].*experimental_faster.*experimental_storage.*experimental_router/,
  );
});

test.each([
  ['text that is no object', 'export default 1;'],
  ['an object with code', 'export default {...{}};'],
  ['an object without what is left out', generated({title: 'The site'})],
])('modules of another form stop the build: %s', async (_what, text) => {
  for (const name of names) {
    await expect(bundle(name, text)).rejects.toThrow(
      /another form than in 3\.6\.1, without \w+.*: compare it with .*generated-modules/,
    );
  }
});

test.each(names)('%s in another file stops the build', async (name) => {
  await expect(bundle(name, undefined, 'other.mjs')).rejects.toThrow(
    /no \S+ in .*, where Docusaurus 3\.6\.1 keeps .*: compare it with .*generated-modules/,
  );
});

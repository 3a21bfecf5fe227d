import {readFileSync} from 'node:fs';
import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import {expect, test} from 'vitest';
import type {Compilation} from 'webpack';
import {writeNotices, noticesFile} from '../../../src/plugins/bundle-licenses';
import {
  licenseFaults,
  packageFolders,
} from '../../../src/plugins/bundle-licenses/licenses';
import {projectDirectory} from '../../support/build';
import {runWebpack} from '../../support/runWebpack';
import {testFolder} from '../../support/testFolder';

/** Bundles a text as the site is bundled, with the loaders that Docusaurus uses for style sheets. */
async function bundle(text: string, cache?: string): Promise<Compilation> {
  const stats = await runWebpack({
    mode: 'none',
    context: projectDirectory,
    entry: `data:text/javascript,${encodeURIComponent(text)}`,
    resolve: {modules: [path.join(projectDirectory, 'node_modules')]},
    resolveLoader: {modules: [path.join(projectDirectory, 'node_modules')]},
    module: {
      rules: [
        {test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader']},
      ],
    },
    output: {path: testFolder()},
    plugins: [new MiniCssExtractPlugin(), writeNotices],
    cache: cache !== undefined && {type: 'filesystem', cacheDirectory: cache},
  });
  expect(stats.toString('errors-only')).toBe('');
  return stats.compilation;
}

const noticesOf = ({outputOptions}: Compilation) =>
  readFileSync(path.join(outputOptions.path!, noticesFile), 'utf8');

test('finds the packages of bundled files, including nested and scoped packages', () => {
  expect(
    packageFolders([
      '/site/src/components/a.tsx',
      '/site/node_modules/react-dom/index.js',
      '/site/node_modules/react-dom/cjs/react-dom.js?x',
      '/site/node_modules/@noble/hashes/sha1.js',
      '/site/node_modules/react-router/node_modules/isarray/index.js',
      'C:\\site\\node_modules\\clsx\\dist\\clsx.js',
    ]),
  ).toEqual([
    'node_modules/@noble/hashes',
    'node_modules/clsx',
    'node_modules/react-dom',
    'node_modules/react-router/node_modules/isarray',
  ]);
});

test('names a package whose license is missing, unknown or not allowed; accepts one allowed alternative', () => {
  const licenses = {
    'react-dom': 'MIT',
    chosen: '(MIT OR GPL-3.0-or-later)',
    both: 'MIT AND GPL-3.0-only',
    copyleft: 'GPL-3.0-only',
    silent: 'none',
  };
  const faults = licenseFaults(
    Object.entries(licenses).map(([name, license]) => ({
      name,
      license,
      notice: 'Copyright',
    })),
  );
  expect(faults.map((fault) => fault.split(' ')[2])).toEqual([
    'both',
    'copyleft',
    'silent',
  ]);
  expect(faults[1]).toContain('"GPL-3.0-only"');
});

test('names a package without a notice', () => {
  const [fault, ...others] = licenseFaults([
    {name: 'react-dom', license: 'MIT', notice: 'Copyright'},
    {name: 'unsigned', license: 'MIT', notice: null},
  ]);
  expect(fault).toContain('The package unsigned');
  expect(others).toEqual([]);
});

test('reports a list of packages without React', () => {
  expect(licenseFaults([]).join()).toContain('does not see');
});

test('the notice of every package that a bundle contains is written', async () => {
  const compilation = await bundle(
    `import 'react-dom'; import 'isarray'; import 'infima/package.json';
    import {stemmer} from 'stemmer'; import {sha256} from '@noble/hashes/sha2.js';
    console.log(stemmer, sha256);`,
  );
  const {modules = []} = compilation
    .getStats()
    .toJson({all: false, modules: true, modulesSpace: Infinity});
  const bundled = new Set(
    modules.flatMap(({name = ''}) => [
      ...(/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.slice(1) ?? []),
    ]),
  );
  expect([...bundled]).toEqual(
    expect.arrayContaining([
      'react',
      'scheduler',
      'stemmer',
      '@noble/hashes',
      'infima',
    ]),
  );
  const sections = noticesOf(compilation).split(/^-{80}$/m);
  for (const name of [...bundled, 'webpack']) {
    const section = sections.find((one) =>
      new RegExp(`^${name} \\d+\\.`, 'm').test(one),
    );
    expect(section, name).toMatch(/copyright/i);
    expect(section!.length, name).toBeGreaterThan(500);
  }
});

test('a build with a cache from before lists the same packages, and none of those that only make a style sheet', async () => {
  const cache = testFolder();
  const text = `import React from 'react-dom'; import 'infima/dist/css/default/default.css'; console.log(React)`;
  const [cold, warm] = [
    await bundle(text, cache),
    await bundle(text, cache),
  ].map(noticesOf);
  expect(warm).toBe(cold);
  expect(cold).toMatch(/^infima /m);
  expect(cold).not.toMatch(/^css-loader /m);
});

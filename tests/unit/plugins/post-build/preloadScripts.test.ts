import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {completeManifest} from '../../../../src/plugins/post-build/manifest';
import {preloadScripts} from '../../../../src/plugins/post-build/steps/preloadScripts';
import {builtPage, builtSite} from '../../../support/builtSite';
import {runWebpack} from '../../../support/runWebpack';
import {testFolder} from '../../../support/testFolder';

test('Docusaurus finds the scripts of a module that a page rendered, also one that it shares', async () => {
  const site = testFolder({
    'shared.js': 'console.log(1)',
    'a.js': "import './shared.js';",
    'b.js': "import './shared.js';",
    'entry.js':
      'import(/* webpackChunkName: "x" */ "./a.js"); import(/* webpackChunkName: "y" */ "./b.js");',
    'client-manifest.json': '{"origins": {}, "assets": {}}',
  });
  await runWebpack({
    mode: 'production',
    context: site,
    entry: './entry.js',
    output: {path: path.join(site, 'out')},
    optimization: {
      splitChunks: {
        cacheGroups: {
          shared: {
            test: /shared/,
            name: 'shared',
            chunks: 'all',
            enforce: true,
          },
        },
      },
    },
    plugins: [completeManifest(site)],
  });
  expect(
    JSON.parse(readFileSync(path.join(site, 'client-manifest.json'), 'utf8')),
  ).toMatchObject({
    origins: {'./a.js': ['shared.js', 'x.js'], './b.js': ['shared.js', 'y.js']},
    assets: {'shared.js': {js: [{file: 'shared.js'}]}},
  });
});

test('a page preloads all of its scripts, and runs those of the entry', () => {
  const script = (name: string) =>
    `<script src="/assets/js/${name}.1f.js" defer="defer"></script>`;
  const page = builtPage(
    '/guide',
    `<html><head>${['runtime~main', 'main', 'frame'].map(script).join('')}</head><body></body></html>`,
  );
  preloadScripts(builtSite({documents: [page]}));
  const [head, body] = page.html.split('<body>');
  expect(head!.match(/preload.*?\.js/g)).toHaveLength(3);
  expect(head).not.toContain('<script');
  expect(body).toBe(`${script('runtime~main')}${script('main')}</body></html>`);
});

test('a page without a bundle stops the build', () => {
  const documents = [builtPage('/guide', '<html><head></head></html>')];
  expect(() => preloadScripts(builtSite({documents}))).toThrow(
    `${documents[0]!.file} loads no bundle.`,
  );
});

import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, test} from 'vitest';
import {preloadScripts} from '../../../../src/plugins/post-build/steps/preloadScripts';
import {readChunksOfPath} from '../../../../src/plugins/post-build/routeChunks';
import {builtSite} from '../../../support/builtSite';

/** What Docusaurus generates for a site below `/base/` with docs at its root and a blog. */
function generated(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'generated-'));
  writeFileSync(
    path.join(folder, 'routes.js'),
    `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {path: '/base/blog', component: ComponentCreator('/base/blog', 'b10'), exact: true},
  {path: '/base/', component: ComponentCreator('/base/', 'd0c'), routes: [
    {path: '/base/guide', component: ComponentCreator('/base/guide', '9d1'), exact: true},
  ]},
  {path: '*', component: ComponentCreator('*')},
];
`,
  );
  writeFileSync(
    path.join(folder, 'routesChunkNames.json'),
    JSON.stringify({
      '/base/blog-b10': {__comp: 'list', items: [{content: 'post'}]},
      '/base/-d0c': {__comp: 'root', __context: {plugin: 'plugin'}},
      '/base/guide-9d1': {__comp: 'doc', content: 'guide'},
    }),
  );
  return folder;
}

test('the chunks of a path are those of every route around it', async () => {
  const chunksOf = await readChunksOfPath(generated());
  expect(chunksOf('/base/blog')).toEqual(['list', 'post']);
  expect(chunksOf('/base/guide')).toEqual(['root', 'plugin', 'doc', 'guide']);
  expect(chunksOf('/base/unknown')).toEqual(['root', 'plugin']);
  expect(chunksOf('/elsewhere')).toEqual([]);
});

const page = (head: string, route = '/guide') => {
  const html = `<html><head>${head}</head><body><p></p></body></html>`;
  return {route, file: 'page.html', html};
};

test('a page preloads the bundle and its own chunks, each once, and runs neither itself', async () => {
  const documents = [
    page(
      '<script src="/base/runtime.js" defer="defer"></script>\n<script src="/base/main.js" defer></script><script src="/kept.js"></script>',
    ),
  ];
  await preloadScripts(
    builtSite({
      baseUrl: '/base/',
      generatedFilesDir: generated(),
      documents,
      chunkFiles: new Map([
        ['root', ['frame.js', 'root.js']],
        ['doc', ['frame.js', 'doc.js']],
        ['guide', ['guide.js']],
        ['list', ['list.js']],
      ]),
    }),
  );
  const preloads = ['runtime', 'main', 'frame', 'root', 'doc', 'guide']
    .map(
      (name) =>
        `<link rel="preload" as="script" href="/base/${name}.js" fetchpriority="low">`,
    )
    .join('');
  expect(documents[0]!.html).toBe(
    `<html><head><script src="/kept.js"></script></head><body><p></p>${preloads}</body></html>`,
  );
});

test('a page without a bundle stops the build', async () => {
  const documents = [page('')];
  await expect(
    preloadScripts(builtSite({generatedFilesDir: generated(), documents})),
  ).rejects.toThrow(`${documents[0]!.file} loads no bundle.`);
});

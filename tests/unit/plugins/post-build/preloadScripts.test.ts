import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {simpleHash} from '@docusaurus/utils';
import {preloadScripts} from '../../../../src/plugins/post-build/steps/preloadScripts';
import {readChunksOfPath} from '../../../../src/plugins/post-build/chunks';
import {builtPage, builtSite} from '../../../support/builtSite';
import {testFolder} from '../../../support/testFolder';

/** The routes of a site below `/base/` with docs at its root and a blog. */
const routes = [
  {path: '/base/blog', component: '@theme/BlogListPage'},
  {
    path: '/base/',
    component: '@theme/DocsRoot',
    routes: [
      {
        path: '/base/',
        component: '@theme/DocRoot',
        routes: [
          {path: '/base/guide', component: '@theme/DocItem'},
          {path: '/base/', component: '@theme/DocItem'},
        ],
      },
    ],
  },
];

const named = (component: string) => simpleHash(`@theme/${component}`, 8);
const [list, docsRoot, docRoot, doc] = [
  'BlogListPage',
  'DocsRoot',
  'DocRoot',
  'DocItem',
].map(named) as [string, string, string, string];

/** What Docusaurus generates for these routes. */
function generated(
  entries: Record<string, unknown> = {
    '/base/blog-b10': {__comp: list, items: [{content: 'post'}]},
    '/base/-d0c': {__comp: docsRoot, __context: {plugin: 'plugin'}},
    '/base/-1a2': {__comp: docRoot},
    '/base/guide-9d1': {__comp: doc, content: 'guide'},
    '/base/-fff': {__comp: doc, content: 'index'},
  },
): string {
  const folder = testFolder();
  writeFileSync(
    path.join(folder, 'routesChunkNames.json'),
    JSON.stringify(entries),
  );
  return folder;
}

test('the chunks of a path include those of its parent routes', async () => {
  const chunksOf = await readChunksOfPath(generated(), routes);
  const around = [docsRoot, 'plugin', docRoot];
  expect(chunksOf('/base/blog')).toEqual([list, 'post']);
  expect(chunksOf('/base/guide')).toEqual([...around, doc, 'guide']);
  expect(chunksOf('/base/')).toEqual([...around, doc, 'index']);
  expect(chunksOf('/base/unknown')).toEqual(around);
  expect(chunksOf('/based')).toEqual([]);
});

test("a route isn't the parent of one whose name only begins like its own", async () => {
  const chunksOf = await readChunksOfPath(
    generated({
      '/base/guide-9d1': {__comp: docRoot, content: 'other'},
      '/base/guides-9d1': {__comp: doc, content: 'guides'},
    }),
    [
      {path: '/base/guide', component: '@theme/DocRoot', routes: []},
      {path: '/base/guides', component: '@theme/DocItem'},
    ],
  );
  expect(chunksOf('/base/guides')).toEqual([doc, 'guides']);
  expect(chunksOf('/base/guide')).toEqual([docRoot, 'other']);
  expect(chunksOf('/base/guide/part')).toEqual([docRoot, 'other']);
});

test('a route without chunks stops the build with an error that names it', async () => {
  const chunksOf = await readChunksOfPath(generated({}), routes);
  expect(() => chunksOf('/base/blog')).toThrow(
    /no entry for \/base\/blog with @theme\/BlogListPage/,
  );
});

const page = (head: string, route = '/guide') =>
  builtPage(route, `<html><head>${head}</head><body><p></p></body></html>`);

test('moves the bundle to the end of the body, and preloads each of its files and each chunk of the page once', () => {
  const documents = [
    page(
      '<script src="/base/runtime.js" defer="defer"></script>\n<script src="/base/main.js" defer></script><script src="/kept.js"></script>',
    ),
  ];
  preloadScripts(
    builtSite({
      documents,
      filesOf: () => [
        ...['frame', 'root', 'frame', 'doc', 'main', 'guide'].map(
          (name) => `/base/${name}.js`,
        ),
        '/base/guide.css',
      ],
    }),
  );
  const preloads = ['runtime', 'main', 'frame', 'root', 'doc', 'guide']
    .map(
      (name) =>
        `<link rel="preload" as="script" href="/base/${name}.js" fetchpriority="low">`,
    )
    .join('');
  expect(documents[0]!.html).toBe(
    `<html><head><script src="/kept.js"></script>${preloads}</head><body><p></p>` +
      '<script src="/base/runtime.js" defer="defer"></script><script src="/base/main.js" defer></script></body></html>',
  );
});

test('a page without a bundle stops the build', () => {
  const documents = [page('')];
  expect(() => preloadScripts(builtSite({documents}))).toThrow(
    `${documents[0]!.file} loads no bundle.`,
  );
});

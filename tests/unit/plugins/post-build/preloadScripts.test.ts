import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {simpleHash} from '@docusaurus/utils';
import {preloadScripts} from '../../../../src/plugins/post-build/steps/preloadScripts';
import {
  readChunksOfPath,
  type Route,
} from '../../../../src/plugins/post-build/chunks';
import {builtPage, builtSite} from '../../../support/builtSite';
import {testFolder} from '../../../support/testFolder';

const chunk = (name: string) => simpleHash(`@theme/${name}`, 8);
const route = (path: string, component: string, routes?: object[]) =>
  ({path: `/base${path}`, component: `@theme/${component}`, routes}) as Route;

/** The routes of a site below `/base/` with docs at its root and a blog. */
const routes = [
  route('/blog', 'BlogListPage'),
  route('/guide', 'Guide', []),
  route('/', 'DocsRoot', [
    route('/', 'DocRoot', [route('/guides', 'DocItem'), route('/', 'DocItem')]),
  ]),
];

/** What Docusaurus generates for these routes. */
const generated = {
  '/base/blog-b10': {__comp: chunk('BlogListPage'), items: [{content: 'post'}]},
  '/base/guide-9d1': {__comp: chunk('Guide'), content: 'guide'},
  '/base/-d0c': {__comp: chunk('DocsRoot'), __context: {plugin: 'plugin'}},
  '/base/-1a2': {__comp: chunk('DocRoot')},
  '/base/guides-9d1': {__comp: chunk('DocItem'), content: 'guides'},
  '/base/-fff': {__comp: chunk('DocItem'), content: 'index'},
};

function chunksIn(entries: object) {
  const folder = testFolder();
  const file = path.join(folder, 'routesChunkNames.json');
  writeFileSync(file, JSON.stringify(entries));
  return readChunksOfPath(folder, routes);
}

test('the chunks of a path include those of its parent routes', async () => {
  const chunksOf = await chunksIn(generated);
  const around = [chunk('DocsRoot'), 'plugin', chunk('DocRoot')];
  expect(chunksOf('/base/blog')).toEqual([chunk('BlogListPage'), 'post']);
  expect(chunksOf('/base/guide/part')).toEqual([chunk('Guide'), 'guide']);
  // A route that only begins like another.
  expect(chunksOf('/base/guides')).toEqual([
    ...around,
    ...[chunk('DocItem'), 'guides'],
  ]);
  expect(chunksOf('/base/')).toEqual([...around, chunk('DocItem'), 'index']);
  expect(chunksOf('/base/unknown')).toEqual(around);
  expect(chunksOf('/based')).toEqual([]);
});

test('a route without chunks stops the build with an error that names it', async () => {
  const chunksOf = await chunksIn({});
  expect(() => chunksOf('/base/blog')).toThrow(
    /no entry for \/base\/blog with @theme\/BlogListPage/,
  );
});

test('a page without a bundle stops the build', () => {
  const documents = [builtPage('/guide', '<html><head></head></html>')];
  expect(() => preloadScripts(builtSite({documents}))).toThrow(
    `${documents[0]!.file} loads no bundle.`,
  );
});

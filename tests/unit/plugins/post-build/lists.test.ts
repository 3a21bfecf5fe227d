import {expect, test} from 'vitest';
import {dataFiles} from '../../../../src/data/dataFiles';
import {parseTitles} from '../../../../src/lib/routes/pageTitles';
import {nearestPages} from '../../../../src/lib/search/nearestPages';
import {listTitles} from '../../../../src/plugins/post-build/steps/pageTitles';
import {builtPage, builtSite} from '../../../support/builtSite';
import {listPages} from '../../../../src/plugins/post-build/steps/llmsTxt';

const titled = (route: string, heading: string) =>
  builtPage(
    route,
    `<html><head></head><body><main>${heading}</main></body></html>`,
  );

test('the not-found page can suggest every page that has a title', () => {
  const titles = listTitles(
    builtSite({
      pages: [
        titled('/', '<h1>Start</h1>'),
        titled('/kms38', '<h1>KMS38: what it was</h1>'),
        titled('/untitled', '<p>x</p>'),
      ],
    }),
  );
  expect(titles).toEqual([
    {route: '/', title: 'Start'},
    {route: '/kms38', title: 'KMS38: what it was'},
  ]);
  const read = parseTitles(JSON.parse(JSON.stringify(titles)));
  expect(nearestPages('kms83', read)).toEqual([titles[1]]);
});

test('anything else than a list of titles is refused', () => {
  for (const value of [null, {}, 'x', [null], [{route: '/a'}], [{title: 1}]]) {
    expect(() => parseTitles(value), JSON.stringify(value)).toThrow(
      'no list of titles',
    );
  }
});

const page = (route: string, htmlClass = '') =>
  builtPage(
    route,
    `<html class="${htmlClass}"><head><meta name="description" content="About ${route}."></head><body><main><h1>Title of ${route}</h1></main></body></html>`,
  );
const site = (routes: readonly string[]) =>
  builtSite({
    baseUrl: '/base/',
    docGroups: [
      {title: 'Start here', routes: ['/']},
      {title: 'Methods', routes: ['/hwid', '/kms38']},
    ],
    pages: routes.map((route) =>
      page(route, route === '/blog/post' ? 'blog-post-page' : ''),
    ),
  });

test('lists the copy of every page with its title and description', () => {
  const text = listPages(site(['/', '/hwid', '/kms38', '/blog', '/blog/post']));
  expect(text).toMatch(/^# MAS\n\n> .+\n\n## Start here\n\n/);
  expect(
    text
      .split('\n')
      .filter((line) => /^[#-] ?/.test(line))
      .slice(1),
  ).toEqual([
    '## Start here',
    '- [Title of /](https://site.example/base/index.md): About /.',
    '## Methods',
    '- [Title of /hwid](https://site.example/base/hwid.md): About /hwid.',
    '- [Title of /kms38](https://site.example/base/kms38.md): About /kms38.',
    '## Blog',
    '- [Title of /blog/post](https://site.example/base/blog/post.md): About /blog/post.',
    '## Data',
    ...dataFiles.map(
      ({title, path, holds}) =>
        `- [${title}](https://site.example/base${path}): ${holds}`,
    ),
    '## Optional',
    '- [Title of /blog](https://site.example/base/blog.md): About /blog.',
  ]);
});

test('stops with an error that names a sidebar page that was not built', () => {
  expect(() => listPages(site(['/', '/hwid']))).toThrow('/kms38');
});

import {expect, test} from 'vitest';
import {parseTitles} from '../../../../src/lib/routes/pageTitles';
import {listPages} from '../../../../src/plugins/post-build/steps/llmsTxt';
import {listTitles} from '../../../../src/plugins/post-build/steps/pageTitles';
import {builtPage, builtSite} from '../../../support/builtSite';

const page = (route: string, heading = `<h1>Title of ${route}</h1>`) =>
  builtPage(
    route,
    `<html class="${route === '/blog/post' ? 'blog-post-page' : ''}"><head><meta name="description" content="About ${route}."></head><body><main>${heading}</main></body></html>`,
  );

test('the not-found page can suggest every page that has a title', () => {
  const titles = listTitles({
    pages: [page('/'), page('/untitled', '<p>x</p>')],
  });
  expect(parseTitles(titles)).toEqual([{route: '/', title: 'Title of /'}]);
  for (const value of [null, {}, 'x', [null], [{route: '/a'}], [{title: 1}]]) {
    expect(() => parseTitles(value), JSON.stringify(value)).toThrow(
      'no list of titles',
    );
  }
});

const site = (...routes: string[]) =>
  builtSite({
    baseUrl: '/base/',
    docGroups: [
      {title: 'Start here', routes: ['/']},
      {title: 'Methods', routes: ['/hwid', '/kms38']},
    ],
    pages: routes.map((route) => page(route)),
  });

test('the copies are listed in the groups of the sidebar, then posts, data and the rest', () => {
  const text = listPages(site('/', '/hwid', '/kms38', '/blog', '/blog/post'));
  expect(text).toMatch(/^# MAS\n\n> .+\n\n## Start here\n\n/);
  const lines = text.split('\n').filter((line) => /^(?:##|- )/.test(line));
  expect(lines.filter((line) => !line.includes('/data/'))).toEqual([
    '## Start here',
    '- [Title of /](https://site.example/base/index.md): About /.',
    '## Methods',
    '- [Title of /hwid](https://site.example/base/hwid.md): About /hwid.',
    '- [Title of /kms38](https://site.example/base/kms38.md): About /kms38.',
    '## Blog',
    '- [Title of /blog/post](https://site.example/base/blog/post.md): About /blog/post.',
    '## Data',
    '## Optional',
    '- [Title of /blog](https://site.example/base/blog.md): About /blog.',
  ]);
});

test('a sidebar page that was not built stops the build with an error that names it', () => {
  expect(() => listPages(site('/', '/hwid'))).toThrow('/kms38');
});

import {expect, test} from 'vitest';
import {listPages} from '../../../../src/plugins/post-build/steps/llmsTxt';
import {builtPage, builtSite} from '../../../support/builtSite';

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
    '## Optional',
    '- [Title of /blog](https://site.example/base/blog.md): About /blog.',
  ]);
});

test('lists the data files of a site that has them, between the posts and what can be skipped', () => {
  const text = listPages(
    site(['/', '/hwid', '/kms38', '/credits', '/blog', '/blog/post']),
  );
  const [, data = ''] = text.split('\n## Data\n');
  expect(data).toMatch(
    /^\n- \[Error codes\]\(https:\/\/site\.example\/base\/data\/error-codes\.json\): Each /,
  );
  expect(data).toContain('/base/data/support-dates.ics): Each ');
  expect(data).toContain('\n## Optional\n');
});

test('stops with an error that names a sidebar page that was not built', () => {
  expect(() => listPages(site(['/', '/hwid']))).toThrow('/kms38');
});

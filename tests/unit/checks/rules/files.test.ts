import {createRequire} from 'node:module';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {checkFiles} from '../../../../checks/checkFiles';
import {formatFault} from '../../../../checks/fault';
import {checkBlogList, checkFileName} from '../../../../checks/rules/files';
import {key} from '../../../../checks/rules/names';
import {checkRoutes} from '../../../../checks/rules/routes';

/** The function with which Docusaurus makes the address of an author and of a tag. */
const {kebabCase} = createRequire(import.meta.url)('lodash') as {
  kebabCase: (text: string) => string;
};

test('the key of an author or a tag is the last part of its address, as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/), (name) => {
      fc.pre(key.safeParse(name).success);
      expect(kebabCase(name)).toBe(name);
    }),
  );
});

test('a file, an author and a tag have names of 100 characters at most', () => {
  const file = (length: number) =>
    checkFileName(`docs/${'a'.repeat(length)}.md`).map(formatFault);
  expect(file(97)).toEqual([]);
  expect(file(98)).toEqual([
    expect.stringMatching(/^docs\/a+\.md:1: this folder holds only pages/),
  ]);
  const passes = (length: number) => key.safeParse('a'.repeat(length)).success;
  expect([passes(100), passes(101)]).toEqual([true, false]);
});

test('only the two lists of the blog have fields', () => {
  expect(checkBlogList('blog/other.yml', 'A:\n  b: c\n')).toEqual([]);
});

test('of two pages with one address, the second is named, with the field or the file to change', () => {
  const file = (path: string, slug?: string) => ({
    path,
    source: `---\ntitle: T\n${slug ? `slug: ${slug}\n` : ''}---\n`,
    frontMatter: slug ? {slug} : {},
  });
  expect(
    checkRoutes([
      file('docs/intro.md', '/'),
      file('docs/a.md'),
      file('blog/2026-11-21-a.md', 'a'),
      file('src/pages/b.md'),
    ]),
  ).toEqual([]);
  expect(
    checkRoutes([
      file('docs/intro.md', '/'),
      file('docs/other.md', '/'),
      file('docs/a.md'),
      file('docs/index.md'),
      file('docs/readme.md'),
      file('docs/blog.md'),
      file('blog/2026-11-21-a.md', 'a'),
      file('blog/2026-11-22-a.md', 'a'),
      file('blog/2026-11-22-b.md', 'archive'),
      file('blog/2026-11-22-c.md'),
      file('blog/2026-11-22-e.md', 'index'),
      file('blog/2026-11-22-f.md', 'authors'),
      file('blog/2026-11-22-g.md', 'page'),
      file('blog/2026-11-22-h.md', 'tags'),
      file('blog/2026-11-22-d.md'),
      file('src/pages/a.md'),
      file('src/pages/404.md'),
    ]).map(formatFault),
  ).toEqual([
    'docs/other.md:3: the page has the address of docs/intro.md: change its "slug"',
    'docs/index.md:1: the page has the address of the home page: rename the file',
    'docs/readme.md:1: the page has the address of the home page: rename the file',
    'docs/blog.md:1: the page has the address of the list of posts: rename the file',
    'blog/2026-11-22-a.md:3: the page has the address of blog/2026-11-21-a.md: change its "slug"',
    'blog/2026-11-22-b.md:3: the page has the address of the archive of posts: change its "slug"',
    'blog/2026-11-22-e.md:3: the page has the address of the list of posts: change its "slug"',
    'blog/2026-11-22-f.md:3: the page has the address of the list of authors: change its "slug"',
    'blog/2026-11-22-g.md:3: the page has the address of the list of older posts: change its "slug"',
    'blog/2026-11-22-h.md:3: the page has the address of the list of tags: change its "slug"',
    'src/pages/a.md:1: the page has the address of docs/a.md: rename the file',
    'src/pages/404.md:1: the page has the address of the not-found page: rename the file',
  ]);
  expect(
    checkFiles(
      ['docs/a.md', 'src/pages/a.md'],
      () => '---\ntitle: T\n---\n',
    ).map(formatFault),
  ).toEqual([
    'src/pages/a.md:1: the page has the address of docs/a.md: rename the file',
  ]);
});

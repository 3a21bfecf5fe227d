import {expect, test} from 'vitest';
import {
  copyOfRoute,
  fileOfRoute,
  routeOfFile,
  routeOfText,
} from '../../../../src/lib/routes/routes';

test('the route of a source text comes from its file name or its slug', () => {
  const route = (path: string, slug?: string) =>
    routeOfText({path, frontMatter: slug ? {slug} : {}});
  expect(route('docs/windows_8.1_links.md')).toBe('/windows_8.1_links');
  expect(route('docs/guides/keys.mdx')).toBe('/guides/keys');
  expect(route('docs/intro.md', '/')).toBe('/');
  expect(route('blog/2024-11-29-keyhole.md', 'keyhole')).toBe('/blog/keyhole');
  expect(route('src/pages/markdown-page.md')).toBe('/markdown-page');
});

test('converts routes to files and Markdown copies, and files to routes', () => {
  for (const [route, html, copy] of [
    ['/', 'index.html', 'index.md'],
    ['/windows_8.1_links', 'windows_8.1_links.html', 'windows_8.1_links.md'],
    ['/blog/tags', 'blog/tags.html', 'blog/tags.md'],
  ] as const) {
    expect(fileOfRoute(route)).toBe(html);
    expect(copyOfRoute(route)).toBe(copy);
    expect(routeOfFile(html)).toBe(route);
  }
  expect(routeOfFile('blog\\tags.html')).toBe('/blog/tags');
});

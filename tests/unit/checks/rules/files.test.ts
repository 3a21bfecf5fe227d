import {createRequire} from 'node:module';
import fc from 'fast-check';
import {expect, test} from 'vitest';
import {formatFault} from '../../../../checks/fault';
import {
  checkBlogList,
  checkFileName,
  checkPicture,
} from '../../../../checks/rules/files';
import {key} from '../../../../checks/rules/names';
import {checkRoutes} from '../../../../checks/rules/routes';

/** The function with which Docusaurus makes the address of an author and of a tag. */
const {kebabCase} = createRequire(import.meta.url)('lodash') as {
  kebabCase: (text: string) => string;
};

test.each([
  'docs/kms38.md',
  'docs/windows_8.1_links.md',
  'docs/office-license-is-not-genuine.md',
  'docs/02-kms38.md',
  'docs/console.md',
  'docs/com10.md',
  `docs/${'a'.repeat(97)}.md`,
  'docs/img/settings.png',
  'docs/LICENSE',
  'blog/2026-11-21-keyhole.md',
  'blog/authors.yml',
  'src/pages/markdown-page.md',
  'static/Any.thing',
])('%s may be a file of the site', (path) => {
  expect(checkFileName(path)).toEqual([]);
});

test.each([
  // Windows and macOS take it for another file.
  'docs/KMS38.md',
  'docs/README.md',
  'docs/img/Settings.png',
  'docs/page.MD',
  // Windows has no such file.
  'docs/con.md',
  'docs/nul.md',
  `docs/${'a'.repeat(98)}.md`,
  'docs/aux.8.1.md',
  'docs/com1.md',
  'docs/img/lpt9.png',
  'blog/2026-11-21-prn.md',
  // These would be addresses of another form.
  'docs/a..md',
  'docs/a b.md',
  'docs/a.b.md',
  'docs/-a.md',
  'docs/_a.md',
  'docs/é.md',
  'docs/.md',
  'docs/a/b.md',
  'docs/tags.yml',
  'blog/keyhole.md',
  'blog/2026-11-keyhole.md',
  'blog/2026-11-21.md',
  'blog/2026-11-21-.md',
  'blog/2026/11/21-keyhole.md',
  'blog/LICENSE',
  'src/pages/page.mdx',
  'src/pages/index.tsx',
])('%s may not', (path) => {
  expect(checkFileName(path).map(formatFault)).toEqual([
    expect.stringMatching(
      /:1: this folder holds only p.+ that Windows accepts: move or rename the file$/,
    ),
  ]);
});

const bytes = {
  avif: '\0\0\0\x20ftypavif',
  gif: 'GIF89a',
  icns: 'icns\0\0\0\x40ICON',
  jpeg: '\xff\xd8\xff\xe0',
  png: '\x89PNG\r\n\x1a\n',
  svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  webp: 'RIFF\0\0\0\0WEBPVP8 ',
};

test.each([
  ['docs/img/a.avif', bytes.avif],
  ['docs/img/a.gif', bytes.gif],
  ['docs/img/a.gif', 'GIF87a'],
  ['docs/img/a.jpeg', bytes.jpeg],
  ['docs/img/a.jpg', bytes.jpeg],
  ['docs/img/a.png', bytes.png],
  ['static/img/a.svg', bytes.svg],
  ['static/img/a.webp', bytes.webp],
  ['static/favicon.ico', bytes.icns],
  ['docs/a.md', 'icns'],
])('%s may begin with %j', (path, text) => {
  expect(checkPicture(path, `${text}…`)).toEqual([]);
});

test.each([
  ['docs/img/a.png', ''],
  ['docs/img/a.png', bytes.icns],
  ['docs/img/a.png', bytes.jpeg],
  ['docs/img/a.png', ` ${bytes.png}`],
  ['docs/img/a.jpg', bytes.png],
  ['blog/img/a.gif', 'GIF88a'],
  // The size of its first part is a name: that of another kind.
  ['blog/img/a.avif', 'icnsftypavif'],
  ['blog/img/a.avif', '\0\0\0\x0cJXL ftypavif'],
  ['src/pages/img/a.webp', 'RIFFJXL WEBP'],
  ['static/img/a.svg', bytes.icns],
  ['static/img/a.svg', '<svgJXL '],
  ['static/img/a.PNG', bytes.icns],
])('%s may not begin with %j', (path, text) => {
  expect(checkPicture(path, text).map(formatFault)).toEqual([
    expect.stringMatching(
      `^${path}:1: the file does not begin as a .\\w+ does: save the picture`,
    ),
  ]);
});

test.each([
  'a',
  'windows',
  'windows-11',
  'research-team',
  'a-1-b',
  'con-1',
  'a'.repeat(100),
])('an author or a tag can have the key %j', (name) => {
  expect(key.safeParse(name).success).toBe(true);
});

test.each([
  'team2',
  '2-teams',
  'Windows',
  'a_b',
  'a--b',
  'a-',
  '-a',
  'a-1st',
  'constructor',
  '__proto__',
  'con',
  '../x',
  'é',
  '',
  'a'.repeat(101),
])('no author and no tag can have the key %j', (name) => {
  expect(key.safeParse(name).success).toBe(false);
});

test('the key of an author or a tag is the last part of its address, as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z0-9_-]{1,8}$/), (name) => {
      fc.pre(key.safeParse(name).success);
      expect(kebabCase(name)).toBe(name);
    }),
  );
});

test('a list of the blog says what is wrong with a key and with its fields', () => {
  const faults = (path: string, source: string) =>
    checkBlogList(path, source).map(formatFault);
  expect(
    faults(
      'blog/authors.yml',
      'team:\n  name: A\n  page: true\nTeam:\n  name: B\n  page:\n    permalink: ../x\n',
    ),
  ).toEqual([
    'blog/authors.yml:4: "Team" must be words of lowercase letters, and numbers, with hyphens between them, such as windows-11, 100 characters at most',
    'blog/authors.yml:4: "Team" page must be true',
  ]);
  expect(
    faults('blog/tags.yml', 'windows:\n  label: A\n  permalink: /../x\n'),
  ).toEqual([
    'blog/tags.yml:1: "windows" has a field of another name, permalink: use label, description',
  ]);
  expect(
    faults('blog/authors.yml', 'team:\n  name: </script><script>a()\n'),
  ).toEqual([
    'blog/authors.yml:1: "team" name holds an angle bracket: write it without',
  ]);
  expect(
    faults(
      'blog/tags.yml',
      'constructor:\n  label: A\n__proto__:\n  label: B\n',
    ),
  ).toEqual([
    expect.stringContaining(':1: "constructor" must be words of lowercase'),
    expect.stringContaining(':3: "__proto__" must be words of lowercase'),
  ]);
  expect(faults('blog/tags.yml', '\uFFFD:\n')).toEqual([
    expect.stringContaining(':1: the line holds what cannot be read as UTF-8'),
  ]);
  expect(faults('blog/other.yml', 'A:\n  b: c\n')).toEqual([]);
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
    'src/pages/a.md:1: the page has the address of docs/a.md: rename the file',
    'src/pages/404.md:1: the page has the address of the not-found page: rename the file',
  ]);
});

/**
 * The second build, of `npm run test:rest`, whose posts and pages hold everything that the guide for authors allows: they are in
 * `fixtures/blog` and `fixtures/pages`.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {checkFiles} from '../../checks/checkFiles';
import {checkPage} from '../../checks/checkPage';
import {parsePage} from '../../src/build/parsePage';
import {fileOfRoute} from '../../src/lib/routes/routes';
import {listFiles, projectDirectory} from '../support/build';
import {plain} from '../support/builtPages';
import {expectNoFaults} from '../support/faults';
import {fork, hasPreview} from '../support/servers';
import {missingRules, selectorsOf} from '../support/styles';

if (!hasPreview) {
  throw new Error(
    `There is no build-preview/ for ${fork.baseUrl} to test. Make both builds: npm test -- build`,
  );
}

const directory = path.join(projectDirectory, 'build-preview');
const read = (file: string) => readFileSync(path.join(directory, file), 'utf8');
const files = listFiles(directory);
const pageOf = (route: string) => parsePage(read(fileOfRoute(route)));

/** Routes of the links in a part of a page. */
function linksIn(route: string, selector: string): string[] {
  const $ = pageOf(route);
  return $(selector)
    .toArray()
    .map((link) =>
      new URL($(link).attr('href')!, fork.url).pathname.replace(
        fork.baseUrl,
        '/',
      ),
    );
}

/** Newest first. */
const posts = [
  'parts',
  'keyhole',
  'third-of-several-words-and-2-digits',
  'second',
  'first',
].map((slug) => `/blog/${slug}`);

const lists = [
  '/blog',
  '/blog/tags/activation',
  '/blog/authors/documentation-team',
];

test('what the posts and pages of this build hold is allowed', () => {
  const fixtures = path.join(projectDirectory, 'tests/fixtures');
  const texts = new Map(
    Object.entries({blog: 'blog', pages: 'src/pages'}).flatMap(
      ([folder, place]) =>
        listFiles(path.join(fixtures, folder))
          .filter((file) => !file.endsWith('.tsx'))
          .map((file) => [
            `${place}/${file}`,
            readFileSync(path.join(fixtures, folder, file), 'utf8'),
          ]),
    ),
  );
  const pages = [...texts].filter(([file]) => file.endsWith('.md'));
  expect(pages).toHaveLength(6);
  expectNoFaults([
    ...checkFiles([...texts.keys()], (file) => texts.get(file)!),
    ...pages.flatMap(([file, text]) => checkPage(file, text, new Set())),
  ]);
});

test.each(lists)('%s has all its posts on one page', (list) => {
  expect(linksIn(list, 'main article > header > h2 a')).toEqual(posts);
});

test('a post links to its neighbors, and is in both feeds', () => {
  for (const [index, post] of posts.entries()) {
    expect(linksIn(post, 'main a.pagination-nav__link'), post).toEqual(
      [posts[index - 1], posts[index + 1]].filter(Boolean),
    );
  }
  for (const feed of ['blog/rss.xml', 'blog/atom.xml']) {
    const $ = load(read(feed), {xml: true});
    const addresses = $('item > link, entry > id').toArray();
    expect(
      addresses.map((each) => $(each).text()),
      feed,
    ).toEqual(
      posts.map((post) => `${fork.url}${fork.baseUrl}${post.slice(1)}`),
    );
  }
});

test('an author without a page is named without a link', () => {
  const header = pageOf('/blog/second')('article header');
  expect(plain(header.text())).toContain('Guests');
  expect(linksIn('/blog/second', 'article header a')).toEqual([
    '/blog/authors/documentation-team',
  ]);
  expect(files).not.toContain('blog/authors/guests.html');
});

test('the search finds posts, and no list of them', () => {
  const [index = ''] = files.filter((file) => /^search\/index\..*/.test(file));
  const text = read(index);
  for (const post of posts) {
    expect(text).toContain(post);
  }
  expect(text).not.toMatch(/\/blog\/(?:tags|authors|archive)/);
});

/** The pages with content of the tests. */
const pages = [
  ...posts,
  ...lists,
  '/blog/archive',
  '/blog/authors',
  '/blog/tags',
  '/test/every-kind',
];
const [sheet = ''] = files.filter((file) =>
  /^assets\/css\/.*\.css$/.test(file),
);

const classesIn = (css: string) =>
  new Set(Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name]) => name!));

test('every class that upstream gives rules has rules, and each page carries those that it shows', () => {
  const packages = path.join(projectDirectory, 'node_modules');
  const themes = ['theme-classic', 'theme-common'].map((name) =>
    path.join(packages, '@docusaurus', name, 'lib'),
  );
  const infima = classesIn(
    readFileSync(
      path.join(packages, 'infima/dist/css/default/default.css'),
      'utf8',
    ),
  );
  const modules = classesIn(
    themes
      .flatMap((folder) =>
        listFiles(folder)
          .filter((file) => file.endsWith('.module.css'))
          .map((file) => readFileSync(path.join(folder, file), 'utf8')),
      )
      .join(''),
  );
  const css = read(sheet);
  const styled = classesIn(css);
  const rules = selectorsOf(css);
  for (const route of pages) {
    const $ = pageOf(route);
    const names = new Set(
      $('[class]')
        .toArray()
        .flatMap((element) => $(element).attr('class')!.split(' ')),
    );
    const bare = [...names].filter(
      (name) =>
        (infima.has(name) || modules.has(name.replace(/_[\w-]{4}$/, ''))) &&
        !styled.has(name),
    );
    expect(bare, route).toEqual([]);
    expect(missingRules($, rules), route).toEqual([]);
  }
});

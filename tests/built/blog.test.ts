import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';
import {builtRoutes, pageOf, plain, textOfRoute} from '../support/builtPages';

const posts = [...textOfRoute.keys()].filter((route) =>
  route.startsWith('/blog/'),
);

test('the list has a heading, reading times, each post, and links to archive, tags, authors and feeds', () => {
  const $ = pageOf('/blog');
  expect(plain($('h1').text())).toBe('Blog');
  expect($('main').text()).toMatch(/\d+ min read/);
  const links = $('main a')
    .toArray()
    .map((link) => [plain($(link).text()), $(link).attr('href')]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Archive', '/blog/archive'],
      ['Tags', '/blog/tags'],
      ['Authors', '/blog/authors'],
      ['RSS feed', '/blog/rss.xml'],
      ['Atom feed', '/blog/atom.xml'],
    ]),
  );
  for (const post of posts) {
    expect(
      $(`main a[href="${post}"][aria-label^="Read the whole post: "]`).length,
      post,
    ).toBe(1);
  }
});

test('the post names both teams, its tags, its reading time and when it was checked', () => {
  const $ = pageOf('/blog/keyhole');
  for (const address of [
    '/blog/authors/documentation-team',
    '/blog/authors/research-team',
    '/blog/tags/activation',
    '/blog/tags/windows',
  ]) {
    expect($(`article a[href="${address}"]`).length, address).toBeGreaterThan(
      0,
    );
  }
  expect($('article').text()).toMatch(/\d+ min read/);
  const header = plain($('article header').text());
  expect(header).toContain('November 21, 2026');
  const sources = $('section[aria-label="Sources of this page"]');
  expect(plain(sources.text())).toMatch(/^Facts checked \w+ \d+, 20\d\d/);
  expect(sources.find('summary').text()).toMatch(/^\d+ sources$/);
});

test('the sidebar groups posts by year', () => {
  const $ = pageOf('/blog/keyhole');
  const group = $(
    'nav[aria-label="Blog recent posts navigation"] [role=group]',
  ).first();
  expect(group.find('h3, [role=heading]').text()).toMatch(/^20\d\d$/);
  expect(group.find('a').attr('href')).toBe('/blog/keyhole');
});

test('the archive lists the post with its date, in its year', () => {
  const $ = pageOf('/blog/archive');
  const year = $('main section').filter(
    (_, section) => $(section).find('h2').text().trim() === '2026',
  );
  expect(plain(year.find('li').text())).toMatch(/^November 21: Keyhole/);
});

test.each([
  ['blog/rss.xml', 'item > link'],
  ['blog/atom.xml', 'entry > id'],
] as const)(
  '%s has every post at its address, and every page links it',
  (feed, address) => {
    const $ = load(readBuilt(feed), {xml: true});
    const paths = $(address)
      .toArray()
      .map((each) => new URL($(each).text()).pathname);
    expect(paths).toEqual(posts);
    for (const link of $('entry > link, guid').toArray()) {
      const url = $(link).attr('href') ?? $(link).text();
      expect(posts, feed).toContain(new URL(url).pathname);
    }
    for (const route of builtRoutes) {
      expect(
        pageOf(route)(`head link[href="/${feed}"]`).length,
        `${route}: ${feed}`,
      ).toBe(1);
    }
  },
);

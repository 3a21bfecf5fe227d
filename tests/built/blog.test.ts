import {load} from 'cheerio';
import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';
import {builtRoutes, pageOf, plain, textOfRoute} from '../support/builtPages';
import {postRoutes} from '../support/routes';

/** What the front matter of each post says, newest first. */
const posts = postRoutes.map((route) => {
  const {date, title} = textOfRoute.get(route)!.frontMatter;
  return {route, title: String(title), date: String(date)};
});
const [newest] = posts;

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
  const listed = $('main article > header > h2 a')
    .toArray()
    .map((link) => link.attribs.href);
  expect(listed).toEqual(postRoutes);
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
  expect(group.find('h3, [role=heading]').text()).toBe(
    newest!.date.slice(0, 4),
  );
  expect(group.find('a').attr('href')).toBe(newest!.route);
});

test('the archive lists each post with its date, in its year', () => {
  const $ = pageOf('/blog/archive');
  for (const {route, title, date} of posts) {
    const year = $('main section').filter(
      (_, section) => $(section).find('h2').text().trim() === date.slice(0, 4),
    );
    const row = year.find(`li:has(a[href="${route}"])`);
    const day = new Intl.DateTimeFormat('en', {
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }).format(new Date(date));
    expect(plain(row.text()), route).toBe(plain(`${day}: ${title}`));
  }
});

/** How many posts a feed has. */
const feedLength = 20;

test.each([
  ['blog/rss.xml', 'item > link'],
  ['blog/atom.xml', 'entry > id'],
] as const)(
  '%s has the newest posts at their addresses, and every page links it',
  (feed, address) => {
    const $ = load(readBuilt(feed), {xml: true});
    const paths = $(address)
      .toArray()
      .map((each) => new URL($(each).text()).pathname);
    expect(paths).toEqual(postRoutes.slice(0, feedLength));
    for (const link of $('entry > link, guid').toArray()) {
      const url = $(link).attr('href') ?? $(link).text();
      expect(postRoutes, feed).toContain(new URL(url).pathname);
    }
    for (const route of builtRoutes) {
      expect(
        pageOf(route)(`head link[href="/${feed}"]`).length,
        `${route}: ${feed}`,
      ).toBe(1);
    }
  },
);

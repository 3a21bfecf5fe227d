import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';
import {builtFiles, builtRoutes, pageOf, plain} from '../support/builtPages';
import {allRoutes, fileOfRoute} from '../support/routes';

test('the build contains a page for each text, and no others except the not-found page', () => {
  const pages = builtFiles.filter((file) => file.endsWith('.html'));
  expect(pages).toEqual(builtRoutes.map(fileOfRoute).sort());
});

test('crawlers may read everything', () => {
  expect(readBuilt('robots.txt')).toBe('User-agent: *\nAllow: /\n');
});

test('the sitemap lists every route once, without a trailing slash', () => {
  const locations = [
    ...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g),
  ].map(([, location]) => new URL(location!).pathname);
  expect(locations.sort()).toEqual([...allRoutes].sort());
});

test.each(allRoutes)('%s is its own canonical URL', (route) => {
  const $ = pageOf(route);
  const canonical = $('link[rel="canonical"]').attr('href')!;
  expect(new URL(canonical).pathname).toBe(route);
  const links = $('a[href^="/"]')
    .toArray()
    .map((link) =>
      $(link)
        .attr('href')!
        .replace(/[?#].*/, ''),
    );
  expect(links.length).toBeGreaterThan(20);
  expect(
    links.filter((href) => href !== '/' && href.endsWith('/')),
    'links with a trailing slash',
  ).toEqual([]);
});

test.each(builtRoutes)(
  '%s has its text, one main part, and headings that never skip a level, without a script',
  (route) => {
    const $ = pageOf(route);
    expect($('h1').length).toBe(1);
    expect(plain($('main h1').text())).not.toBe('');
    expect($('main').length).toBe(1);
    const words = plain(
      $('main')
        .html()!
        .replace(/<[^>]*>/g, ' '),
    ).split(' ');
    expect(words.length).toBeGreaterThan(5);
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map(({name}) => Number(name[1]));
    expect(levels[0]).toBe(1);
    levels
      .slice(1)
      .forEach((level, index) =>
        expect(level - levels[index]!, String(levels)).toBeLessThanOrEqual(1),
      );
  },
);

test('every page has its own title and description', () => {
  const seen = new Map<string, string>();
  for (const route of builtRoutes) {
    const $ = pageOf(route);
    expect($('meta[name="description"]').length, route).toBe(1);
    const title = $('title').text();
    const description = $('meta[name="description"]').attr('content')!;
    expect(title, route).toMatch(/\S.* \| MAS$/);
    expect(description.length, route).toBeGreaterThanOrEqual(50);
    for (const text of [title, description]) {
      expect(seen.get(text), `${route} repeats "${text}"`).toBeUndefined();
      seen.set(text, route);
    }
  }
});

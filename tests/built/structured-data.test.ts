import {expect, test} from 'vitest';
import {pageOf} from '../support/builtPages';
import {allRoutes, docRoutes, postRoutes} from '../support/routes';

type Thing = {'@type': string} & Record<string, unknown>;

/** The JSON-LD objects of a page. */
function thingsOf(route: string): Thing[] {
  const $ = pageOf(route);
  return $('script[type="application/ld+json"]')
    .toArray()
    .map((script) => JSON.parse($(script).text()) as Thing);
}

function typesOf(route: string): string[] {
  if (route === '/') {
    return ['WebSite'];
  }
  if (docRoutes.includes(route)) {
    return ['BreadcrumbList'];
  }
  if (route === '/blog') {
    return ['Blog'];
  }
  return postRoutes.includes(route) ? ['BlogPosting', 'BreadcrumbList'] : [];
}

test.each(allRoutes)(
  '%s has each type once, and breadcrumbs from the home page to it',
  (route) => {
    const things = thingsOf(route);
    expect(things.map((thing) => thing['@type']).sort()).toEqual(
      typesOf(route),
    );
    for (const thing of things) {
      expect(thing['@context']).toBe('https://schema.org');
    }
    // The theme's breadcrumb microdata is incomplete, and would duplicate ours.
    expect(pageOf(route)('[itemtype]').length).toBe(0);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    if (list) {
      const items = list.itemListElement as {item: string}[];
      expect(items).toMatchObject(
        items.map((_, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: expect.stringMatching(/./) as string,
        })),
      );
      const paths = items.map(({item}) => new URL(item).pathname);
      expect(paths).toEqual(
        route.startsWith('/blog/') ? ['/', '/blog', route] : ['/', route],
      );
    }
  },
);

test('the home page names the site for search engines', () => {
  const home = pageOf('/')('link[rel="canonical"]').attr('href');
  expect(thingsOf('/')).toMatchObject([
    {
      '@id': home,
      url: home,
      name: 'MAS',
      description: expect.stringMatching(/./) as string,
      inLanguage: 'en',
    },
  ]);
});

import {expect, test} from 'vitest';
import {pageOf} from '../support/builtPages';
import {
  allRoutes,
  docRoutes,
  postListRoutes,
  postRoutes,
} from '../support/routes';

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
  if (postListRoutes.includes(route)) {
    return ['Blog'];
  }
  return postRoutes.includes(route) ? ['BlogPosting', 'BreadcrumbList'] : [];
}

/** The fields of each type without which search engines ignore the data. */
const requiredFields: Record<string, readonly string[]> = {
  // A post references its blog by id only.
  Blog: ['@id'],
  BlogPosting: [
    '@id',
    'headline',
    'datePublished',
    'author',
    'description',
    'image',
  ],
  BreadcrumbList: ['itemListElement'],
  ImageObject: ['url', 'caption'],
  ListItem: ['position', 'name', 'item'],
  Person: ['name'],
  WebSite: ['name', 'url', 'description', 'inLanguage'],
};

/** Every object in a value, including the value itself. */
function nested(value: unknown): Thing[] {
  if (Array.isArray(value)) {
    return value.flatMap(nested);
  }
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const inner = Object.values(value).flatMap(nested);
  return '@type' in value ? [value as Thing, ...inner] : inner;
}

test.each(allRoutes)(
  '%s has each type once, with every required field',
  (route) => {
    const things = thingsOf(route);
    expect(things.map((thing) => thing['@type']).sort()).toEqual(
      typesOf(route),
    );
    for (const thing of things) {
      expect(thing['@context']).toBe('https://schema.org');
    }
    for (const thing of nested(things)) {
      const fields = requiredFields[thing['@type']];
      expect(fields, thing['@type']).toBeDefined();
      for (const field of fields!) {
        const value = thing[field];
        expect(value, `${thing['@type']}.${field}`).toBeDefined();
        expect(String(value), `${thing['@type']}.${field}`).not.toBe('');
      }
    }
    // The theme's breadcrumb microdata is incomplete, and would duplicate ours.
    expect(pageOf(route)('[itemtype]').length).toBe(0);
  },
);

test('the breadcrumbs lead from the home page to the canonical URL', () => {
  for (const route of allRoutes) {
    const list = thingsOf(route).find(
      (thing) => thing['@type'] === 'BreadcrumbList',
    );
    if (!list) {
      continue;
    }
    const items = list.itemListElement as {position: number; item: string}[];
    expect(items.map(({position}) => position)).toEqual(
      items.map((_, index) => index + 1),
    );
    const paths = items.map(({item}) => new URL(item).pathname);
    expect(paths).toEqual(
      route.startsWith('/blog/') ? ['/', '/blog', route] : ['/', route],
    );
  }
});

import {site as identity} from '../../../data/site';
import {addressOf, addTo, type BuiltPage, type BuiltSite} from '../pages';

/** The site, as a https://schema.org object. */
const webSite = (site: BuiltSite) => ({
  '@type': 'WebSite',
  '@id': addressOf(site, '/'),
  name: identity.title,
  description: identity.description,
  url: addressOf(site, '/'),
  inLanguage: 'en',
});

/** The way from the home page to a doc or a post. Groups of the sidebar are left out, because they have no page. */
function breadcrumbs({route, content}: BuiltPage, site: BuiltSite) {
  const trail = [
    [identity.title, '/'],
    ...(content.kind === 'post' ? [['Blog', '/blog']] : []),
    [content.label, route],
  ] as const;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressOf(site, to!),
    })),
  };
}

/**
 * Adds the structured data that the theme lacks: the site on the home page, and the breadcrumbs of each doc and post. The
 * theme already describes posts and the list of posts.
 */
export function addStructuredData(site: BuiltSite): void {
  for (const page of site.pages) {
    if (page.content.kind === 'other') {
      continue;
    }
    const object = page.route === '/' ? webSite(site) : breadcrumbs(page, site);
    const json = JSON.stringify({'@context': 'https://schema.org', ...object});
    // No text may end the element.
    const text = json.replace(/</g, '\\u003c');
    addTo('body', page, `<script type="application/ld+json">${text}</script>`);
  }
}

import {site as identity} from '../../../data/site';
import {
  breadcrumbList,
  faqPage,
  toScript,
  webSite,
  type Crumb,
} from '../../../build/structuredData';
import {addressOf, addTo, type BuiltPage, type BuiltSite} from '../pages';

const FAQ = '/faq';

/** The breadcrumbs of a doc or post. Groups of the sidebar are left out, because they have no page. */
function trailOf({route, content}: BuiltPage, site: BuiltSite): Crumb[] {
  const crumb = (name: string, to: string) => ({
    name,
    url: addressOf(site, to),
  });
  if (route === '/' || content.kind === 'other') {
    return [];
  }
  return [
    crumb(identity.title, '/'),
    ...(content.kind === 'post' ? [crumb('Blog', '/blog')] : []),
    crumb(content.label, route),
  ];
}

/**
 * Adds the structured data that the theme lacks: the site on the home page, the breadcrumbs of each doc and post, and
 * the questions of the FAQ. The theme already describes posts and the list of posts.
 */
export function addStructuredData(site: BuiltSite): void {
  for (const page of site.pages) {
    const trail = trailOf(page, site);
    const objects = trail.length > 0 ? [breadcrumbList(trail)] : [];
    if (page.route === '/') {
      objects.push(
        webSite({
          name: identity.title,
          description: identity.description,
          url: addressOf(site, '/'),
        }),
      );
    }
    if (page.route === FAQ) {
      objects.push(faqPage(addressOf(site, FAQ), page.content.questions));
    }
    if (objects.length > 0) {
      addTo('body', page, objects.map(toScript).join(''));
    }
  }
}

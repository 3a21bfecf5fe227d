import {pageDescriptions} from '../../../data/pageDescriptions';
import {parsePage} from '../../../lib/parsePage';
import {addTo, type BuiltSite} from '../pages';
import {collapseSpace} from '../text';

/**
 * Attributes that the theme (3.6.1) writes only on the server or that React does not compare, so hydration does not
 * notice that they are gone. Elements must stay.
 */
const unwanted = [
  // Redundant: the style sheet has the same rules for an open group of the sidebar.
  /(?<=<ul) style="display:block;overflow:visible;height:auto"(?=[ >])/g,
];

/** Corrects what the theme leaves out of pages or adds to them, where an override would repeat a whole component. */
export function correctThemeMarkup({documents, pages}: BuiltSite): void {
  for (const page of documents) {
    page.html = unwanted.reduce(
      (html, attributes) => html.replace(attributes, ''),
      page.html,
    );
  }
  for (const page of pages.filter(({content}) => !content.description)) {
    const $ = parsePage(page.html);
    const description =
      pageDescriptions[page.route] ??
      // The page of a team introduces it.
      collapseSpace($('main header p').first().text());
    if (description) {
      page.content.description = description;
      const tags = $(
        '<meta name="description"><meta property="og:description">',
      ).attr('content', description);
      addTo('head', page, tags.toString());
    }
  }
}

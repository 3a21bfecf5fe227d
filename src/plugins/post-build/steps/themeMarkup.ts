import {pageDescriptions} from '../../../data/pageDescriptions';
import {parsePage} from '../../../lib/parsePage';
import {addTo, type BuiltSite} from '../pages';
import {collapseSpace} from '../text';

/**
 * Of an open group of the sidebar, for which the style sheet has the same rules. React does not compare it, so hydration
 * does not notice that it is gone.
 */
const redundantStyle =
  /(?<=<ul) style="display:block;overflow:visible;height:auto"(?=[ >])/g;

/** Corrects what the theme leaves out of pages or adds to them, where an override would repeat a whole component. */
export function correctThemeMarkup({documents, pages}: BuiltSite): void {
  for (const page of documents) {
    page.html = page.html.replace(redundantStyle, '');
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

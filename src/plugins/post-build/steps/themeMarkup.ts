import {pageDescriptions} from '../../../data/pageDescriptions';
import {addTo, type BuiltSite} from '../pages';

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
    const description = pageDescriptions[page.route];
    if (description) {
      page.content.description = description;
      addTo(
        'head',
        page,
        `<meta name="description" content="${description}"><meta property="og:description" content="${description}">`,
      );
    }
  }
}

import {copyOfRoute} from '../../../../lib/routes/routes';
import {addTo, writeBuilt, type BuiltSite} from '../../pages';

/** Writes a Markdown copy of every page that has a title, and links to it in the page's head. */
export async function writeMarkdownCopies(site: BuiltSite): Promise<void> {
  await Promise.all(
    site.pages.map(async (page) => {
      const {markdown} = page.content;
      if (markdown === null) {
        return;
      }
      const copy = copyOfRoute(page.route);
      await writeBuilt(site, copy, markdown);
      addTo(
        'head',
        page,
        `<link rel="alternate" type="text/markdown" href="${site.baseUrl}${copy}">`,
      );
    }),
  );
}

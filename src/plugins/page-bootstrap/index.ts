import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../data/announcement';
import {buildScripts} from './buildScripts';

/** The theme's element after the navbar. */
const mainId = '__docusaurus_skipToContent_fallback';

/**
 * A script that Docusaurus does not minify again in every page. Measured with slightly longer scripts, a page then took
 * 21 instead of 48 ms to write.
 */
const minified = (script: string) =>
  `<!-- htmlmin:ignore --><script>${script}</script><!-- htmlmin:ignore -->`;

/**
 * Adds the scripts that must run before the bundle. Docusaurus adds the tags of preset plugins before those of the
 * site's plugins, so `beforePage` runs after the scripts of the classic theme and can correct their results.
 */
export default async function pageBootstrap({
  siteConfig: {baseUrl},
}: LoadContext): Promise<Plugin> {
  const {beforePage, afterPage} = await buildScripts({
    BASE_URL: baseUrl,
    ANNOUNCEMENT_ID: announcement?.id ?? null,
  });
  return {
    name: 'page-bootstrap',
    injectHtmlTags() {
      return {
        headTags: [
          // Delays the first paint until the whole navbar is parsed, so that later parts of it cause no layout shift.
          {
            tagName: 'link',
            attributes: {
              rel: 'expect',
              href: `#${mainId}`,
              blocking: 'render',
            },
          },
        ],
        preBodyTags: [minified(beforePage)],
        postBodyTags: [minified(afterPage)],
      };
    },
  };
}

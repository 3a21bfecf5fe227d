import type {LoadContext, Plugin} from '@docusaurus/types';
import {buildScripts} from './buildScripts';

/** Without its style sheet, the theme's drawings would fill the page. Any rule of the sheet outweighs this one. */
const drawingSize = ':where(svg:not([width])){inline-size:1.5em}';

/** The theme's element behind the bar. */
const mainId = '__docusaurus_skipToContent_fallback';

/** A script that Docusaurus does not minify again in every page, which would take 27 ms each. */
const minified = (script: string) =>
  `<!-- htmlmin:ignore --><script>${script}</script><!-- htmlmin:ignore -->`;

/**
 * Adds the scripts that must run before the bundle. Docusaurus puts the tags of plugins of presets ahead of a site's own,
 * so `beforePage` follows the scripts of the classic theme, whose results it repairs.
 */
export default async function pageBootstrap({
  siteConfig: {baseUrl},
}: LoadContext): Promise<Plugin> {
  const {beforePage, afterPage} = await buildScripts(
    ['beforePage', 'afterPage'],
    {BASE_URL: baseUrl},
  );
  return {
    name: 'page-bootstrap',
    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'style', innerHTML: drawingSize},
          // Nothing is painted before the bar is parsed to its end: what comes later would move what is there.
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

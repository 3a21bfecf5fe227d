import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../data/announcement';
import {loadFaultEvent} from '../../lib/loadFault';
import {mendAddress, mendStoredState, watchFirstLoad} from './scripts';

/** The text of a script that calls `run` with `options`; safe inside a `<script>` element. */
export function inlineScript<T>(run: (options: T) => void, options: T): string {
  const argument = JSON.stringify(options).replace(/</g, '\\u003c');
  return `(${run.toString()})(${argument});`;
}

/** Without its style sheet, the theme's drawings would fill the page. Any rule of the sheet outweighs this one. */
const drawingSize = ':where(svg:not([width])){inline-size:1.5em}';

/**
 * Adds the scripts that must run before the bundle. The second one stands in the body, after those of the classic
 * theme, because it mends what they wrote; Docusaurus keeps plugins of presets ahead of a site's own.
 */
export default function pageBootstrap(context: LoadContext): Plugin {
  return {
    name: 'page-bootstrap',
    injectHtmlTags() {
      return {
        headTags: [
          {tagName: 'style', innerHTML: drawingSize},
          {
            tagName: 'script',
            innerHTML: inlineScript(watchFirstLoad, {
              baseUrl: context.siteConfig.baseUrl,
              loadFaultEvent,
            }),
          },
          {tagName: 'script', innerHTML: inlineScript(mendAddress, null)},
        ],
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: inlineScript(mendStoredState, {
              announcementId: announcement?.id ?? null,
            }),
          },
        ],
      };
    },
  };
}

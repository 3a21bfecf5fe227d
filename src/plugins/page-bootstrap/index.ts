import type {LoadContext, Plugin} from '@docusaurus/types';
import {announcement} from '../../data/announcement';
import {bundleEndEvent, loadFaultEvent} from '../../lib/loadFault';
import {
  applyStyles,
  mendAddress,
  mendStoredState,
  startBundle,
  watchFirstLoad,
} from './scripts';

/** The text of a script that calls `run` with `options`; safe inside a `<script>` element. */
export function inlineScript<T>(run: (options: T) => void, options: T): string {
  const argument = JSON.stringify(options).replace(/</g, '\\u003c');
  return `(${run.toString()})(${argument});`;
}

/** Without its style sheet, the theme's drawings would fill the page. Any rule of the sheet outweighs this one. */
const drawingSize = ':where(svg:not([width])){inline-size:1.5em}';

/** The theme's element behind the bar. */
const mainId = '__docusaurus_skipToContent_fallback';

/**
 * Adds the scripts that must run before the bundle. The first stands after those of the classic theme, because it mends
 * what they wrote; Docusaurus keeps plugins of presets ahead of a site's own. The others stand after the text, where
 * they hold up no part of it.
 */
export default function pageBootstrap(context: LoadContext): Plugin {
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
        preBodyTags: [
          {
            tagName: 'script',
            innerHTML: inlineScript(mendStoredState, {
              announcementId: announcement?.id ?? null,
            }),
          },
        ],
        postBodyTags: [
          {tagName: 'script', innerHTML: inlineScript(mendAddress, null)},
          {
            tagName: 'script',
            innerHTML: inlineScript(watchFirstLoad, {
              baseUrl: context.siteConfig.baseUrl,
              loadFaultEvent,
              bundleEndEvent,
            }),
          },
          {
            tagName: 'script',
            innerHTML: inlineScript(applyStyles, {bundleEndEvent}),
          },
          {
            tagName: 'script',
            innerHTML: inlineScript(startBundle, {bundleEndEvent}),
          },
        ],
      };
    },
  };
}

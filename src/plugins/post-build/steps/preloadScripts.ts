import {addTo, type BuiltSite} from '../pages';

const bundleScript = /<script src="([^"]+)" defer(?:="defer")?><\/script>\s*/g;

/** The scripts that every page runs. They load the others. */
const entryScript = /\/(?:runtime~main|vendor|main)\.\w+\.js$/;

/**
 * Lets each page preload the bundle and its own chunks, which the bundle would otherwise request only once it runs. The
 * preloads are in the head, because the network would idle until the first paint, and of low priority, because the text
 * comes first. The scripts are at the end of the body, after the one that watches them.
 */
export function preloadScripts({documents}: BuiltSite): void {
  for (const page of documents) {
    const tags = Array.from(page.html.matchAll(bundleScript));
    if (tags.length === 0) {
      throw new Error(
        `${page.file} loads no bundle. Compare its script tags with bundleScript in steps/preloadScripts.ts. Every HTML file in the build must be a Docusaurus page: is this one from static/?`,
      );
    }
    page.html = page.html.replace(bundleScript, '');
    addTo(
      'head',
      page,
      tags
        .map(
          ([, src]) =>
            `<link rel="preload" as="script" href="${src}" fetchpriority="low">`,
        )
        .join(''),
    );
    addTo(
      'body',
      page,
      tags
        .filter(([, src]) => entryScript.test(src!))
        .map(([tag]) => tag.trim())
        .join(''),
    );
  }
}

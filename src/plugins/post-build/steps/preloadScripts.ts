import {addTo, type BuiltPage, type BuiltSite} from '../pages';
import {readChunksOfPath} from '../routeChunks';

const bundleScript = /<script src="([^"]+)" defer(?:="defer")?><\/script>\s*/g;

/**
 * Lets each page preload its own chunks together with the bundle, which would otherwise request them only once it runs.
 * Moves the deferred scripts to the end of the body, so that the text and its styles arrive first.
 */
export async function preloadScripts(site: BuiltSite): Promise<void> {
  const chunksOf = await readChunksOfPath(site.generatedFilesDir, site.routes);

  function preloadsOf(page: BuiltPage, bundle: string): string[] {
    const files = chunksOf(site.baseUrl + page.route.slice(1)).flatMap(
      (name) => site.chunkFiles.get(name) ?? [],
    );
    return [...new Set(files)]
      .map((file) => site.baseUrl + file)
      .filter((src) => !bundle.includes(`"${src}"`))
      .map((src) => `<link rel="preload" as="script" href="${src}">`);
  }

  for (const page of site.documents) {
    const bundle = (page.html.match(bundleScript) ?? [])
      .map((tag) => tag.trim())
      .join('');
    if (!bundle) {
      throw new Error(
        `${page.file} loads no bundle. Compare its script tags with bundleScript in steps/preloadScripts.ts. Every HTML file in the build must be a Docusaurus page: is this one from static/?`,
      );
    }
    page.html = page.html.replace(bundleScript, '');
    addTo('body', page, bundle + preloadsOf(page, bundle).join(''));
  }
}

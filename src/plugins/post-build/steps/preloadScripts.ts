import {addTo, type BuiltPage, type BuiltSite} from '../pages';
import {readChunksOfPath} from '../routeChunks';

const bundleScript = /<script src="([^"]+)" defer(?:="defer")?><\/script>\s*/g;

/**
 * Replaces a page's two deferred scripts by preloads: of the bundle, and of the chunks of this page, which the bundle
 * would otherwise ask for only once it runs. `page-bootstrap` starts them after the first paint.
 */
export async function preloadScripts(site: BuiltSite): Promise<void> {
  const chunksOf = await readChunksOfPath(site.generatedFilesDir);

  function scriptsOf(page: BuiltPage): string[] {
    const bundle = [...page.html.matchAll(bundleScript)].map(([, src]) => src!);
    if (bundle.length === 0) {
      throw new Error(`${page.file} loads no bundle.`);
    }
    const chunks = chunksOf(site.baseUrl + page.route.slice(1)).flatMap(
      (name) => site.chunkFiles.get(name) ?? [],
    );
    return [
      ...new Set([...bundle, ...chunks.map((file) => site.baseUrl + file)]),
    ];
  }

  for (const page of site.documents) {
    const preloads = scriptsOf(page).map(
      (src) =>
        `<link rel="preload" as="script" href="${src}" fetchpriority="low">`,
    );
    page.html = page.html.replace(bundleScript, '');
    addTo('body', page, preloads.join(''));
  }
}

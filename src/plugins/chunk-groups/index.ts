import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import type {ChunkGraph, Configuration, Module} from 'webpack';

/**
 * Modules of the frame of every page, and what most pages of Markdown need. As seven small chunks, they compress worse
 * and need a request each.
 */
const frame =
  /[\\/]((@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs|core|utils-common))|@mdx-js[\\/]react|src[\\/](theme|lib[\\/]dates|components[\\/](feedback|navigation|page|search|ui)))[\\/].*\.(js|tsx?)$/;

/** Names of the chunks that every docs page needs. Docusaurus names a chunk by a hash of its module. */
const docsChunks = new Set(
  [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  ].map((module) => simpleHash(module, 8)),
);

/**
 * Whether a module is only in chunks of single pages, whose names are hashes too. Styles of such a module load with these
 * pages. All others are in one sheet, `styles`: those of parts that load on demand too, which work without their styles.
 */
function isOfPages(module: Module, {chunkGraph}: {chunkGraph: ChunkGraph}) {
  return Array.from(chunkGraph.getModuleChunks(module)).every(
    ({name}) => name && /^[\da-f]{8}$/.test(name) && !docsChunks.has(name),
  );
}

/**
 * Adds the sheet of a page that a link opens, after the one that all pages share, so it overrides that one as it does in
 * the page's HTML. A page does not wait longer than three seconds for it. The runtime gets this function as text.
 */
function insertSheet(link: HTMLLinkElement): void {
  document.querySelector('body > link[rel=stylesheet]')!.after(link);
  setTimeout(() => {
    if (link.onload) {
      link.onload(new Event('load'));
    }
  }, 3000);
}

function placeSheets(plugins: Configuration['plugins'] = []): void {
  const extract = plugins.find(
    (plugin) => plugin?.constructor.name === 'MiniCssExtractPlugin',
  ) as {runtimeOptions: {insert?: typeof insertSheet}} | undefined;
  if (!extract) {
    throw new Error('Docusaurus no longer uses mini-css-extract-plugin.');
  }
  extract.runtimeOptions.insert = insertSheet;
}

/** Groups the modules of the bundle into fewer chunks, and limits how long a page waits for one. */
export default function chunkGroups(): Plugin {
  return {
    name: 'chunk-groups',
    configureWebpack({mode, plugins}, isServer) {
      if (mode !== 'production' || isServer) {
        return {};
      }
      placeSheets(plugins);
      return {
        // Milliseconds until a chunk that does not arrive counts as failed. src/client/chunkLoading.ts reports it.
        output: {chunkLoadTimeout: 10_000},
        optimization: {
          // The runtime maps each chunk's name to its id, and the id to its name and hash. With names as ids, it needs no
          // map of ids to names: the runtime is 0.2 kB smaller, and 1.7 kB with 400 docs.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // Docusaurus' group of all styles.
              styles: {
                test: (module: Module, graph: {chunkGraph: ChunkGraph}) =>
                  !isOfPages(module, graph),
              },
              // Stays the same between most deploys, so it stays in the browser's cache.
              vendor: {
                name: 'vendor',
                chunks: 'initial',
                test: /[\\/]node_modules[\\/]/,
                type: /^javascript/,
                enforce: true,
                priority: 46,
              },
              frame: {
                name: 'frame',
                chunks: 'async',
                test: frame,
                minChunks: 8,
                priority: 45,
              },
              docs: {
                name: 'docs',
                chunks: ({name}) => docsChunks.has(name ?? ''),
                type: /^(?:javascript|json)/,
                enforce: true,
                priority: 44,
              },
            },
          },
        },
      };
    },
  };
}

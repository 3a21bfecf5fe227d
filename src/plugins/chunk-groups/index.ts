import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

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

/** Groups the modules of the bundle into fewer chunks, and limits how long a page waits for one. */
export default function chunkGroups(): Plugin {
  return {
    name: 'chunk-groups',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production' || isServer) {
        return {};
      }
      return {
        // Milliseconds until a chunk that does not arrive counts as failed. src/client/chunkLoading.ts reports it.
        output: {chunkLoadTimeout: 10_000},
        optimization: {
          // The runtime maps each chunk's name to its id, and the id to its name and hash. With names as ids, it needs no
          // map of ids to names: the runtime is 0.2 kB smaller, and 1.7 kB with 400 docs.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
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
              // What tells texts apart and what looks up errors both read codes and messages.
              reading: {
                name: 'error-reading',
                chunks: ({name}) =>
                  /^(?:any-answer|error-lookup)$/.test(name ?? ''),
                minChunks: 2,
                enforce: true,
                priority: 43,
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

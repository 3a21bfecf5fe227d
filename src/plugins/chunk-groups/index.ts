import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** Modules that make up the frame of every page. Seven small chunks compress worse and cost a request each. */
const frame =
  /[\\/]((@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs|core|utils-common))|src[\\/](theme|components[\\/](feedback|navigation|page|search|ui)))[\\/].*\.(js|tsx?)$/;

/** The chunks that every docs page needs. Docusaurus names a chunk by a hash of the module that it is for. */
const docsChunks = new Set(
  [
    '@theme/DocsRoot',
    '@theme/DocVersionRoot',
    '@theme/DocRoot',
    '@theme/DocItem',
    '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
  ].map((module) => simpleHash(module, 8)),
);

/** Groups the modules of the bundle into few chunks. It changes nothing that they hold. */
export default function chunkGroups(): Plugin {
  return {
    name: 'chunk-groups',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production' || isServer) {
        return {};
      }
      return {
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Stays the same from deploy to deploy, so a returning visitor keeps it.
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

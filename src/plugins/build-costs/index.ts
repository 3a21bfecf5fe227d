import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * The largest number of docs for which a build keeps a cache for the next one. With 37 docs, the next build then needs
 * 15 s of CPU time instead of 53 s. With 400 docs, collecting the cache takes 1 GB of memory.
 */
export const cacheLimit = 200;

/** Saves the bundler work and memory that change nothing on the pages. */
export default function buildCosts({siteDir}: LoadContext): Plugin {
  const docs = readdirSync(path.join(siteDir, 'docs'), {recursive: true});
  return {
    name: 'build-costs',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production') {
        return {};
      }
      return {
        ...(docs.length > cacheLimit && {cache: false}),
        // The server bundle runs once and is deleted, so its size does not matter. Without these four, a build of 400
        // docs takes 4 % less CPU time.
        ...(isServer && {
          optimization: {
            concatenateModules: false,
            innerGraph: false,
            mangleExports: false,
            usedExports: false,
          },
        }),
      };
    },
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import {docuHash} from '@docusaurus/utils';

/**
 * Gives each base URL its own webpack cache. Docusaurus has one for all, but the compiled Markdown in it holds addresses
 * with the base URL: after a build for /preview/, a build for / would link to /preview/ and fail with broken links.
 */
export default function webpackCache({baseUrl}: LoadContext): Plugin {
  return {
    name: 'webpack-cache',
    configureWebpack({cache}) {
      return typeof cache === 'object' && cache.type === 'filesystem'
        ? {
            cache: {
              type: 'filesystem',
              name: `${cache.name}-${docuHash(baseUrl)}`,
            },
          }
        : {};
    },
  };
}

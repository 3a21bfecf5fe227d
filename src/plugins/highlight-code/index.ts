import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter (23 kB) out of the browser bundle; `./highlightCode` runs it at build time. The classic theme
 * passes the empty replacement to `src/theme/prism-include-languages`, which does nothing with it.
 */
export default function highlightCodePlugin(): Plugin {
  return {
    name: 'highlight-code',
    configureWebpack(_config, isServer) {
      return isServer ? {} : {externals: {'prism-react-renderer': 'var {}'}};
    },
  };
}

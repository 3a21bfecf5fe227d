import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter, 23 kB, out of the browser's bundle; `./rehype` does its work at build time. The classic theme
 * hands it to `src/theme/prism-include-languages`, which teaches it no languages.
 */
export default function highlightCodePlugin(): Plugin {
  return {
    name: 'highlight-code',
    configureWebpack(_config, isServer) {
      return isServer ? {} : {externals: {'prism-react-renderer': 'var {}'}};
    },
  };
}

import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the highlighter out of the browser's bundle; `./rehype` does its work at build time. The languages are kept out
 * by `src/theme/prism-include-languages`.
 */
export default function highlightCodePlugin(): Plugin {
  return {
    name: 'highlight-code',
    configureWebpack() {
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(__dirname, 'browserStub.ts'),
          },
        },
      };
    },
  };
}

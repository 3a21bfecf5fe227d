import type {LoadContext, Plugin} from '@docusaurus/types';
import {readPages, type BuiltSite} from './pages';
import {writeLlmsTxt} from './steps/llmsTxt';
import {writeMarkdownCopies} from './steps/markdownCopies';
import {addStructuredData} from './steps/structuredData';

/** One step of the pipeline. Steps run in order; each sees what the one before it left. */
export interface Step {
  name: string;
  run: (site: BuiltSite) => Promise<void> | void;
}

/** The order is the design: what reads the text comes before what rewrites the pages. See ../README.md. */
const steps: readonly Step[] = [
  {name: 'llms.txt', run: writeLlmsTxt},
  {name: 'Markdown copies', run: writeMarkdownCopies},
  {name: 'structured data', run: addStructuredData},
];

export default function postBuild(context: LoadContext): Plugin {
  return {
    name: 'post-build',
    async postBuild({outDir}) {
      const site: BuiltSite = {
        outDir,
        url: context.siteConfig.url,
        baseUrl: context.siteConfig.baseUrl,
        siteDir: context.siteDir,
        pages: await readPages(outDir),
      };
      for (const step of steps) {
        try {
          await step.run(site);
        } catch (cause) {
          throw new Error(`The build step "${step.name}" failed.`, {cause});
        }
      }
    },
  };
}

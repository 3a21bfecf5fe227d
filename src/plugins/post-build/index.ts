import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../lib/search/indexFile';
import {readChunksOfPath, RecordChunkFiles, type ChunkFiles} from './chunks';
import {readAliases, readDocGroups} from './content';
import {notFoundRoute, readPages, writePages, type BuiltSite} from './pages';
import {writeDataFiles} from './steps/dataFiles';
import {inlineStyles} from './steps/inlineStyles';
import {writeLlmsTxt} from './steps/llmsTxt';
import {writeMarkdownCopies} from './steps/markdownCopies';
import {writePageTitles} from './steps/pageTitles';
import {preloadScripts} from './steps/preloadScripts';
import {writeResponseHeaders} from './steps/responseHeaders';
import {writeSearchIndex} from './steps/searchIndex';
import {writeSectionsFiles} from './steps/sectionsFiles';
import {addSecurityPolicy} from './steps/securityPolicy';
import {writeSecurityTxt} from './steps/securityTxt';
import {writeSocialCards} from './steps/socialCards';
import {addStructuredData} from './steps/structuredData';
import {correctThemeMarkup} from './steps/themeMarkup';

/** One step of the pipeline. Steps run in order; each gets the result of the previous one. */
export interface BuildStep {
  name: string;
  run: (site: BuiltSite) => Promise<void> | void;
}

/** The order matters. See ../README.md. */
const steps: readonly BuildStep[] = [
  {name: 'theme markup', run: correctThemeMarkup},
  {name: 'search index', run: writeSearchIndex},
  {name: 'sections', run: writeSectionsFiles},
  {name: 'page titles', run: writePageTitles},
  {name: 'llms.txt', run: writeLlmsTxt},
  {name: 'data files', run: writeDataFiles},
  {name: 'security.txt', run: writeSecurityTxt},
  {name: 'Markdown copies', run: writeMarkdownCopies},
  {name: 'social cards', run: writeSocialCards},
  {name: 'structured data', run: addStructuredData},
  {name: 'scripts', run: preloadScripts},
  {name: 'styles', run: inlineStyles},
  // Hashes the inline scripts and styles, so no later step may change a page.
  {name: 'security policy', run: addSecurityPolicy},
  {name: 'response headers', run: writeResponseHeaders},
];

export default function postBuild(context: LoadContext): Plugin {
  const chunkFiles: ChunkFiles = new Map();

  return {
    name: 'post-build',
    configureWebpack({mode}, isServer) {
      if (mode !== 'development') {
        return isServer ? {} : {plugins: [new RecordChunkFiles(chunkFiles)]};
      }
      // `npm start` builds no index, so the search uses the one of the last build.
      const directory = path.join(context.outDir, searchFolder);
      const publicPath = context.siteConfig.baseUrl + searchFolder;
      return {
        devServer: {static: [{directory, publicPath, watch: false}]},
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({outDir, plugins, routes}) {
      const {url, baseUrl} = context.siteConfig;
      const documents = await readPages({outDir, url, baseUrl});
      const chunksOf = await readChunksOfPath(
        context.generatedFilesDir,
        routes,
      );
      const site: BuiltSite = {
        outDir,
        url,
        baseUrl,
        repositoryUrl: String(context.siteConfig.customFields?.repositoryUrl),
        siteDir: context.siteDir,
        filesOf: ({route}) =>
          chunksOf(baseUrl + route.slice(1))
            .flatMap((name) => chunkFiles.get(name) ?? [])
            .map((file) => baseUrl + file),
        pages: documents.filter(({route}) => route !== notFoundRoute),
        documents,
        aliases: readAliases(plugins, baseUrl),
        docGroups: readDocGroups(plugins, baseUrl),
      };
      for (const step of steps) {
        try {
          await step.run(site);
        } catch (cause) {
          throw new Error(`The build step "${step.name}" failed.`, {cause});
        }
      }
      await writePages(documents);
    },
  };
}

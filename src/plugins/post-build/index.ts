import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {searchFolder} from '../../lib/search/indexFile';
import {readAliases, readDocGroups} from './content';
import {completeManifest} from './manifest';
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

/** The order matters. Each gets the result of the one before. See ../README.md. */
const steps: readonly ((site: BuiltSite) => Promise<void> | void)[] = [
  correctThemeMarkup,
  writeSearchIndex,
  writeSectionsFiles,
  writePageTitles,
  writeLlmsTxt,
  writeDataFiles,
  writeSecurityTxt,
  writeMarkdownCopies,
  writeSocialCards,
  addStructuredData,
  preloadScripts,
  inlineStyles,
  // Hashes the inline scripts and styles, so no later step may change a page.
  addSecurityPolicy,
  writeResponseHeaders,
];

export default function postBuild(context: LoadContext): Plugin {
  return {
    name: 'post-build',
    configureWebpack({mode}, isServer) {
      if (mode !== 'development') {
        return isServer
          ? {}
          : {plugins: [completeManifest(context.generatedFilesDir)]};
      }
      // `npm start` builds no index, so the search uses the one of the last build.
      const directory = path.join(context.outDir, searchFolder);
      const publicPath = context.siteConfig.baseUrl + searchFolder;
      return {
        devServer: {static: [{directory, publicPath, watch: false}]},
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
    async postBuild({outDir, plugins}) {
      const {url, baseUrl} = context.siteConfig;
      const documents = await readPages({outDir, url, baseUrl});
      const site: BuiltSite = {
        outDir,
        url,
        baseUrl,
        repositoryUrl: String(context.siteConfig.customFields?.repositoryUrl),
        siteDir: context.siteDir,
        pages: documents.filter(({route}) => route !== notFoundRoute),
        documents,
        aliases: readAliases(context.siteDir),
        docGroups: readDocGroups(plugins, baseUrl),
      };
      for (const step of steps) {
        try {
          await step(site);
        } catch (cause) {
          throw new Error(`The build step "${step.name}" failed.`, {cause});
        }
      }
      await writePages(documents);
    },
  };
}

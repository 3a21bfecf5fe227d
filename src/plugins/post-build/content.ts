/** Reads what the steps need from the sources of the pages and from the docs that Docusaurus loaded. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {collectSidebarDocIds} from '@docusaurus/plugin-content-docs/lib/sidebars/utils.js';
import type {LoadedPlugin} from '@docusaurus/types';
import {listFiles, pageFolders} from '../../../checks/commands/pageFiles.mjs';
import {readTextFiles} from '../../../checks/textFile';
import {routeOfText} from '../../lib/routes/routes';

export interface PageGroup {
  title: string;
  routes: readonly string[];
}

/** The `aliases` of the front matter, by route. */
export const readAliases = (siteDir: string): Map<string, readonly string[]> =>
  new Map(
    readTextFiles(listFiles(siteDir, pageFolders), (file) =>
      readFileSync(path.join(siteDir, file), 'utf8'),
    ).map((file) => {
      // checks/frontMatter.ts has checked the value.
      const {aliases = []} = file.frontMatter as {aliases?: string[]};
      return [routeOfText(file), aliases];
    }),
  );

/** The docs, ordered and grouped as in the sidebar. Those outside a category come first. */
export function readDocGroups(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  baseUrl: string,
): PageGroup[] {
  const {content} = plugins.find(
    ({name}) => name === 'docusaurus-plugin-content-docs',
  )!;
  return (content as LoadedContent).loadedVersions.flatMap(
    ({docs, sidebars}) => {
      const routes = new Map(
        docs.map(({id, permalink}) => [
          id,
          `/${permalink.slice(baseUrl.length)}`,
        ]),
      );
      const items = Object.values(sidebars).flat();
      const routesOf = (some: typeof items) =>
        collectSidebarDocIds(some).map((id) => routes.get(id)!);
      const categories = items.filter((item) => item.type === 'category');
      return [
        {
          title: 'Start here',
          routes: routesOf(items.filter(({type}) => type !== 'category')),
        },
        ...categories.map((category) => ({
          title: category.label,
          routes: routesOf([category]),
        })),
      ];
    },
  );
}

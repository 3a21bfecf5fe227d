/** Reads what the steps need from the content that the plugins loaded. */
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {
  LoadedContent as DocsContent,
  LoadedVersion,
} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as PagesContent} from '@docusaurus/plugin-content-pages';
import type {LoadedPlugin} from '@docusaurus/types';

export interface PageGroup {
  title: string;
  routes: readonly string[];
}

interface LoadedContents {
  'docusaurus-plugin-content-docs': DocsContent;
  'docusaurus-plugin-content-blog': BlogContent;
  /** `null` if the folder of the pages does not exist. */
  'docusaurus-plugin-content-pages': PagesContent | null;
}

type Plugins = readonly Pick<LoadedPlugin, 'name' | 'content'>[];
type SidebarItem = LoadedVersion['sidebars'][string][number];
type CategoryLink = NonNullable<
  Extract<SidebarItem, {type: 'category'}>['link']
>;

/** The content of each instance of a plugin. */
function contentsOf<Name extends keyof LoadedContents>(
  plugins: Plugins,
  name: Name,
): LoadedContents[Name][] {
  return plugins
    .filter((plugin) => plugin.name === name)
    .map(({content}) => content as LoadedContents[Name]);
}

const versionsOf = (plugins: Plugins) =>
  contentsOf(plugins, 'docusaurus-plugin-content-docs').flatMap(
    ({loadedVersions}) => loadedVersions,
  );

const routeOfPermalink = (permalink: string, baseUrl: string) =>
  `/${permalink.slice(baseUrl.length)}`;

/** The `aliases` of the front matter, by route. */
export function readAliases(
  plugins: Plugins,
  baseUrl: string,
): Map<string, string[]> {
  const pages = [
    ...versionsOf(plugins).flatMap(({docs}) => docs),
    ...contentsOf(plugins, 'docusaurus-plugin-content-blog').flatMap(
      ({blogPosts}) => blogPosts.map(({metadata}) => metadata),
    ),
    ...contentsOf(plugins, 'docusaurus-plugin-content-pages').flatMap(
      (content) => (content ?? []).filter((page) => page.type === 'mdx'),
    ),
  ];
  return new Map(
    pages.flatMap(({permalink, frontMatter}) => {
      // checks/frontMatter.ts has checked the value.
      const {aliases} = frontMatter as {aliases?: readonly unknown[]};
      return aliases
        ? [[routeOfPermalink(permalink, baseUrl), aliases.map(String)]]
        : [];
    }),
  );
}

/** The docs, ordered and grouped as in the sidebar. Those outside a category come first. */
export function readDocGroups(plugins: Plugins, baseUrl: string): PageGroup[] {
  return versionsOf(plugins).flatMap(({docs, sidebars}) => {
    const permalinks = new Map(docs.map(({id, permalink}) => [id, permalink]));
    const routesOf = (item: SidebarItem | CategoryLink): string[] => {
      switch (item.type) {
        case 'doc':
          return [routeOfPermalink(permalinks.get(item.id)!, baseUrl)];
        case 'generated-index':
          return [routeOfPermalink(item.permalink, baseUrl)];
        case 'category':
          return [...(item.link ? [item.link] : []), ...item.items].flatMap(
            routesOf,
          );
        default:
          // A link or a reference points to a page that is listed elsewhere.
          return [];
      }
    };
    const items = Object.values(sidebars).flat();
    const categories = items.filter((item) => item.type === 'category');
    const others = items.filter((item) => item.type !== 'category');
    return [
      {title: 'Start here', routes: others.flatMap(routesOf)},
      ...categories.map((category) => ({
        title: category.label,
        routes: routesOf(category),
      })),
    ];
  });
}

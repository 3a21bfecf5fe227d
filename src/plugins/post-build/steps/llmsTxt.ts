import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import sidebars from '../../../../sidebars';
import {site as identity} from '../../../data/site';
import type {BuiltPage, BuiltSite} from '../pages';
import {copyOfRoute} from './markdownCopies';
import {parsePage} from '../text';

interface Group {
  title: string;
  routes: readonly string[];
}

type SidebarItem = string | {label?: string; items?: SidebarItem[]};

/** The home page is the one doc that moves away from its file name. */
const routeOfDoc = (id: string) => (id === 'intro' ? '/' : `/${id}`);

const idsOf = (item: SidebarItem): string[] =>
  typeof item === 'string' ? [item] : (item.items ?? []).flatMap(idsOf);

/** The docs in the order and the groups of the sidebar; what stands outside a group comes first. */
export function sidebarGroups(items: readonly SidebarItem[]): Group[] {
  const loose = items.filter((item) => typeof item === 'string');
  return [
    {title: 'Start here', routes: loose.map(routeOfDoc)},
    ...items
      .filter((item) => typeof item !== 'string')
      .map((item) => ({
        title: item.label ?? '',
        routes: idsOf(item).map(routeOfDoc),
      })),
  ];
}

function entry({route, html}: BuiltPage, {url, baseUrl}: BuiltSite): string {
  const $ = parsePage(html);
  const title = $('main h1').first().text().trim();
  const description = $('meta[name="description"]').attr('content') ?? '';
  return `- [${title}](${url}${baseUrl}${copyOfRoute(route)}): ${description}`;
}

/** The list of the site's pages for programs that read, after https://llmstxt.org: what each is about, and its copy. */
export function listPages(
  site: BuiltSite,
  docGroups: readonly Group[],
): string {
  const documented = docGroups.flatMap(({routes}) => routes);
  const isPost = ({html}: BuiltPage) => /<html[^>]*blog-post-page/.test(html);
  const others = site.pages.filter(({route}) => !documented.includes(route));
  const groups = [
    ...docGroups,
    {title: 'Blog', routes: others.filter(isPost).map(({route}) => route)},
    {
      // The word of the format for what a reader in a hurry may skip: lists of posts, the guide for contributors.
      title: 'Optional',
      routes: others.filter((page) => !isPost(page)).map(({route}) => route),
    },
  ];
  const sections = groups
    .filter(({routes}) => routes.length > 0)
    .map(({title, routes}) => {
      const entries = routes.map((route) => {
        const page = site.pages.find((candidate) => candidate.route === route);
        if (!page) {
          throw new Error(`The sidebar lists ${route}, which was not built.`);
        }
        return entry(page, site);
      });
      return `## ${title}\n\n${entries.join('\n')}\n`;
    });
  return [
    `# ${identity.title}\n`,
    `> ${identity.description}\n`,
    ...sections,
  ].join('\n');
}

/** Writes `llms.txt`. */
export async function writeLlmsTxt(site: BuiltSite): Promise<void> {
  await writeFile(
    path.join(site.outDir, 'llms.txt'),
    listPages(site, sidebarGroups(sidebars.tutorialSidebar as SidebarItem[])),
  );
}

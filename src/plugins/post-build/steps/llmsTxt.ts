import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {site as identity} from '../../../data/site';
import {copyOfRoute} from '../../../lib/routes/fileRoutes';
import type {BuiltPage, BuiltSite} from '../pages';

function entry({route, content}: BuiltPage, {url, baseUrl}: BuiltSite): string {
  const {title, description} = content;
  return `- [${title}](${url}${baseUrl}${copyOfRoute(route)}): ${description}`;
}

/** Lists the pages in the format of https://llmstxt.org: title, link to the Markdown copy, and description. */
export function listPages(site: BuiltSite): string {
  const {docGroups} = site;
  const documented = docGroups.flatMap(({routes}) => routes);
  const isPost = ({content}: BuiltPage) => content.kind === 'post';
  const others = site.pages.filter(({route}) => !documented.includes(route));
  const groups = [
    ...docGroups,
    {title: 'Blog', routes: others.filter(isPost).map(({route}) => route)},
    {
      // The format's title for pages that can be skipped: lists of posts, the guide for contributors.
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
          throw new Error(
            `The sidebar lists ${route}, but the build has no such page. Check its entry in sidebars.ts.`,
          );
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
  await writeFile(path.join(site.outDir, 'llms.txt'), listPages(site));
}

import {dataFiles} from '../../../data/dataFiles';
import {site as identity} from '../../../data/site';
import {copyOfRoute} from '../../../lib/routes/routes';
import {addressOf, writeBuilt, type BuiltPage, type BuiltSite} from '../pages';

/** A list under a heading; nothing if it is empty. */
function section(title: string, entries: readonly string[]): string[] {
  return entries.length > 0 ? [`## ${title}\n\n${entries.join('\n')}\n`] : [];
}

/** Lists the pages in the format of https://llmstxt.org: title, link to the Markdown copy, and description. */
function listPages(site: BuiltSite): string {
  const {docGroups, pages} = site;
  const documented = docGroups.flatMap(({routes}) => routes);
  const others = pages.filter(({route}) => !documented.includes(route));
  const isPost = ({content}: BuiltPage) => content.kind === 'post';
  const entry = (title: string, place: string, text: string) =>
    `- [${title}](${addressOf(site, place)}): ${text}`;
  const pageEntry = ({route, content: {title, description}}: BuiltPage) =>
    entry(title, `/${copyOfRoute(route)}`, description);
  const pageOf = new Map(pages.map((page) => [page.route, page]));
  return [
    `# ${identity.title}\n`,
    `> ${identity.description}\n`,
    ...docGroups.flatMap(({title, routes}) =>
      section(
        title,
        routes.map((route) => pageEntry(pageOf.get(route)!)),
      ),
    ),
    ...section('Blog', others.filter(isPost).map(pageEntry)),
    ...section(
      'Data',
      dataFiles.map(({title, path: place, holds}) =>
        entry(title, place, holds),
      ),
    ),
    // The format's title for pages that can be skipped: lists of posts, the guide for contributors.
    ...section(
      'Optional',
      others.filter((page) => !isPost(page)).map(pageEntry),
    ),
  ].join('\n');
}

/** Writes `llms.txt`. */
export const writeLlmsTxt = (site: BuiltSite): Promise<void> =>
  writeBuilt(site, 'llms.txt', listPages(site));

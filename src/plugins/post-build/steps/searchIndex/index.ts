import {
  indexPages,
  type IndexedPage,
  type IndexedSection,
} from '../../../../build/searchIndex';
import {errorCodes} from '../../../../data/errorCodes';
import type {ErrorCode} from '../../../../data/errorCodes/types';
import {tabNames, type Step} from '../../../../lib/answer/card';
import {summarizeMeaning} from '../../../../lib/errorCodes/entry';
import {entryCard, factsOf, stepOf} from '../../../../lib/errorCodes/entryCard';
import {indexFile} from '../../../../lib/search/indexFile';
import {askedBySection} from '../../../../build/askedBySection';
import {withoutBackticks} from '../../../../lib/text/format';
import {writeBuilt, type BuiltPage, type BuiltSite} from '../../pages';

/** Pages for people who write here. Nobody who looks for help wants them as results. */
const contributorRoutes: ReadonlySet<string> = new Set(['/markdown-page']);

/** Lists of posts by day, author or tag, and of older posts, which have no text of their own. */
const postLists = /^\/blog\/(?:archive|authors|page|tags)(?:\/|$)/;

/** The page with the list of error codes. */
const listRoute = '/troubleshoot';

/** A step in one line, without what its command shows; backticks mark the command. */
const lineOf = ({text, command}: Step): string =>
  command ? `${text}: \`${command}\`` : text;

/** What to do first, in one line. If it depends on who owns the PC, it says both. */
function firstStepOf(entry: ErrorCode): string {
  const lines = (entryCard(entry).plans ?? []).map(({tab, lists}) => ({
    tab,
    line: lineOf(lists[0]!.steps[0]!),
  }));
  return new Set(lines.map(({line}) => line)).size === 1
    ? lines[0]!.line
    : lines.map(({tab, line}) => `${tabNames[tab!]}: ${line}`).join('. ');
}

/** An entry of that list, without what few search for: its commands, which the guides have as well, and its origin. */
export function toEntry(entry: ErrorCode): Omit<IndexedSection, 'asked'> {
  const {code, label, symbol, meanings} = entry;
  const texts = [
    ...meanings.flatMap(factsOf).flatMap(({texts: all}) => all),
    ...meanings.flatMap(({fixes = []}) => fixes.map((fix) => stepOf(fix).text)),
  ];
  return {
    anchor: code,
    heading: `${label ?? code} ${summarizeMeaning(entry)}`,
    text: withoutBackticks([symbol, ...texts].join(' ')),
    line: withoutBackticks(firstStepOf(entry)),
  };
}

/** Whether the search finds a page: one that has a title, and isn't for authors, or a list of posts. */
export const isSearched = ({route, content: {title}}: BuiltPage): boolean =>
  title !== '' && !contributorRoutes.has(route) && !postLists.test(route);

/** What to search on every page that has a title. */
export function readSearchPages({
  pages,
  aliases,
}: Pick<BuiltSite, 'pages' | 'aliases'>): IndexedPage[] {
  const asked = askedBySection();
  return pages.filter(isSearched).map(({route, content}) => {
    const {title, label, description} = content;
    const sections = [
      ...content.sections,
      ...(route === listRoute ? errorCodes.map(toEntry) : []),
    ];
    const addressOf = (anchor: string) =>
      anchor ? `${route}#${anchor}` : route;
    const names = new Set([label, ...(aliases.get(route) ?? [])]);
    names.delete(title);
    // "Windows 11" adds nothing to "Download Windows 11".
    if (title.endsWith(label)) {
      names.delete(label);
    }
    return {
      route,
      title,
      line: description,
      names: [...names].join(' '),
      sections: sections.map((section) => ({
        ...section,
        asked: asked.get(addressOf(section.anchor)) ?? [],
      })),
    };
  });
}

/** Writes the index. */
export const writeSearchIndex = (site: BuiltSite): Promise<void> =>
  writeBuilt(
    site,
    indexFile,
    JSON.stringify(indexPages(readSearchPages(site))),
  );

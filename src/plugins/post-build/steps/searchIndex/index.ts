import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {errorCodes} from '../../../../data/errorCodes';
import type {ErrorCode} from '../../../../data/errorCodes/types';
import {
  entryView,
  firstStepLine,
  rowsOfKind,
} from '../../../../lib/errorCodes/view';
import {
  manifestFile,
  searchFolder,
  type SearchManifest,
} from '../../../../lib/search/manifest';
import {
  packPages,
  type SearchPage,
  type SearchSection,
} from '../../../../lib/search/records';
import {askedBySection} from '../../../../build/askedBySection';
import {withoutBackticks} from '../../../../lib/text/withoutBackticks';
import type {BuiltSite} from '../../pages';

const HASH_LENGTH = 10;

/** Pages for people who write here. Nobody who looks for help wants them as results. */
const contributorRoutes: ReadonlySet<string> = new Set(['/markdown-page']);

/** Lists of posts by day, author or tag, and of older posts, which have no text of their own. */
const postLists = /^\/blog\/(?:archive|authors|page|tags)(?:\/|$)/;

/** The page with the list of error codes. */
const listRoute = '/troubleshoot';

/** An entry of that list, without what few search for: its commands, which the guides have as well, and its origin. */
function toEntry(entry: ErrorCode): Omit<SearchSection, 'asked'> {
  const {code, label, symbol, summary, meanings} = entryView(entry);
  const lists = rowsOfKind(meanings, 'steps').filter(({pc}) => !pc);
  const texts = [
    ...rowsOfKind(meanings, 'fact').flatMap(({texts}) => texts),
    ...lists.flatMap(({steps}) => steps.map(({text}) => text)),
  ];
  return {
    anchor: code,
    heading: `${label ?? code} ${summary}`,
    text: withoutBackticks([symbol, ...texts].join(' ')),
    line: withoutBackticks(
      firstStepLine(rowsOfKind(meanings.slice(0, 1), 'steps')),
    ),
  };
}

/** What to search on every page that has a title. */
export function readSearchPages({
  pages,
  aliases,
}: Pick<BuiltSite, 'pages' | 'aliases'>): SearchPage[] {
  const asked = askedBySection();
  return pages.flatMap(({route, content: {label, description, parts}}) => {
    if (!parts || contributorRoutes.has(route) || postLists.test(route)) {
      return [];
    }
    const names = new Set([label, ...(aliases.get(route) ?? [])]);
    names.delete(parts.title);
    return {
      route,
      title: parts.title,
      line: description,
      names: [...names].join(' '),
      sections: [
        ...parts.sections,
        ...(route === listRoute ? errorCodes.map(toEntry) : []),
      ].map((section) => ({
        ...section,
        asked:
          asked.get(section.anchor ? `${route}#${section.anchor}` : route) ??
          [],
      })),
    };
  });
}

/**
 * Writes the index and the manifest that names it into `search/`. Stops the build if no section was found, because then
 * this step no longer matches the theme's markup.
 */
export async function writeSearchIndex(site: BuiltSite): Promise<void> {
  const pages = readSearchPages(site);
  if (!pages.some(({sections}) => sections.length > 1)) {
    throw new Error(
      `None of the ${site.pages.length} pages has a section to search. Compare the markup of a built page with steps/searchIndex/splitPage.ts.`,
    );
  }

  const index = JSON.stringify(packPages(pages));
  const hash = createHash('sha256').update(index).digest('hex');
  const manifest: SearchManifest = {
    file: `index.${hash.slice(0, HASH_LENGTH)}.json`,
  };
  const directory = path.join(site.outDir, searchFolder);
  await mkdir(directory, {recursive: true});
  for (const old of await readdir(directory)) {
    await rm(path.join(directory, old));
  }
  await writeFile(path.join(directory, manifest.file), index);
  await writeFile(path.join(directory, manifestFile), JSON.stringify(manifest));
}

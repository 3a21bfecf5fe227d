import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
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
  packTexts,
  unpackRecords,
  type PageEntry,
  type PageSection,
  type PageText,
} from '../../../../lib/search/records';
import {askedBySection} from '../../../../lib/search/asked';
import {withoutBackticks} from '../../../../lib/withoutBackticks';
import type {BuiltSite} from '../../pages';

const HASH_LENGTH = 10;

/** Pages for people who write here. Nobody who looks for help wants them as results. */
const contributorRoutes: ReadonlySet<string> = new Set(['/markdown-page']);

/** The page with the list of error codes. */
const listRoute = '/troubleshoot';

/** An entry of that list, without what few search for: its commands, which the guides have as well, and its origin. */
function toEntry(entry: ErrorCode): PageEntry {
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
    step: withoutBackticks(
      firstStepLine(rowsOfKind(meanings.slice(0, 1), 'steps')),
    ),
  };
}

const linkTo = (route: string, {anchor}: PageSection): string =>
  anchor === '' ? route : `${route}#${anchor}`;

/**
 * The text of every page that has a title, with the other names that it goes by (its label and aliases) and what
 * visitors ask that its sections answer.
 */
export function readPageTexts({
  pages,
  aliases,
}: Pick<BuiltSite, 'pages' | 'aliases'>): PageText[] {
  const asked = askedBySection();
  return pages.flatMap(({route, content: {label, parts}}) => {
    if (!parts || contributorRoutes.has(route)) {
      return [];
    }
    const names = [label, ...(aliases.get(route) ?? [])];
    const withQuestions = <Section extends PageSection>(section: Section) => ({
      ...section,
      asked: asked.get(linkTo(route, section)) ?? [],
    });
    return [
      {
        route,
        title: parts.title,
        aliases: [...new Set(names)].filter((name) => name !== parts.title),
        sections: parts.sections.map(withQuestions),
        entries:
          route === listRoute ? errorCodes.map(toEntry).map(withQuestions) : [],
      },
    ];
  });
}

/** Names a file after its content. */
function fileName(name: string, json: string): string {
  const hash = createHash('sha256').update(json).digest('hex');
  return `${name}.${hash.slice(0, HASH_LENGTH)}.json`;
}

/**
 * Writes the index, the texts and the manifest that names both into `search/`. Stops the build if no section was found, because
 * then this step no longer matches the theme's markup.
 */
export async function writeSearchIndex(site: BuiltSite): Promise<void> {
  const pages = readPageTexts(site);
  const file = packPages(pages);
  const records = unpackRecords(file);
  if (!records.some(({kind}) => kind === 'section')) {
    throw new Error(
      `None of the ${site.pages.length} pages has a section to search. Compare the markup of a built page with steps/searchIndex/splitPage.ts.`,
    );
  }

  const index = JSON.stringify(file);
  const texts = JSON.stringify(packTexts(pages));
  const manifest: SearchManifest = {
    file: fileName('index', index),
    texts: fileName('texts', texts),
  };
  const directory = path.join(site.outDir, searchFolder);
  await mkdir(directory, {recursive: true});
  for (const old of await readdir(directory)) {
    await rm(path.join(directory, old));
  }
  await writeFile(path.join(directory, manifest.file), index);
  await writeFile(path.join(directory, manifest.texts), texts);
  await writeFile(path.join(directory, manifestFile), JSON.stringify(manifest));
  logger.info(
    `Search index: ${records.length} records of ${file.pages.length} pages.`,
  );
}

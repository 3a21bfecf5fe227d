import {createHash} from 'node:crypto';
import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import logger from '@docusaurus/logger';
import {
  manifestFile,
  searchFolder,
  type SearchManifest,
} from '../../../../lib/search/manifest';
import {
  packPages,
  unpackRecords,
  type PageText,
} from '../../../../lib/search/records';
import type {BuiltSite} from '../../pages';

const HASH_LENGTH = 10;

/** The text of every page that has a title, with its aliases. */
export function readPageTexts({
  pages,
  aliases,
}: Pick<BuiltSite, 'pages' | 'aliases'>): PageText[] {
  return pages.flatMap(({route, content: {parts}}) =>
    parts ? [{route, aliases: aliases.get(route) ?? [], ...parts}] : [],
  );
}

/**
 * Writes `search/index.<hash>.json` and the manifest that names it. Stops the build if no section was found, because
 * then this step no longer matches the theme's markup.
 */
export async function writeSearchIndex(site: BuiltSite): Promise<void> {
  const file = packPages(readPageTexts(site));
  const records = unpackRecords(file);
  if (!records.some(({kind}) => kind === 'section')) {
    throw new Error(
      `None of the ${site.pages.length} pages has a section to search. Compare the markup of a built page with steps/searchIndex/splitPage.ts.`,
    );
  }

  const json = JSON.stringify(file);
  const hash = createHash('sha256').update(json).digest('hex');
  const manifest: SearchManifest = {
    file: `index.${hash.slice(0, HASH_LENGTH)}.json`,
  };
  const directory = path.join(site.outDir, searchFolder);
  await mkdir(directory, {recursive: true});
  for (const old of await readdir(directory)) {
    await rm(path.join(directory, old));
  }
  await writeFile(path.join(directory, manifest.file), json);
  await writeFile(path.join(directory, manifestFile), JSON.stringify(manifest));
  logger.info(
    `Search index: ${records.length} records of ${file.pages.length} pages.`,
  );
}

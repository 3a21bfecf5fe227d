import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {dataFiles, dataFilesPage} from '../../../data/dataFiles';
import {writeDataFile} from '../../../build/dataFiles';
import {addressOf, type BuiltSite} from '../pages';

/** Whether the site has the files: only one that lists them does. */
export function hasDataFiles({pages}: Pick<BuiltSite, 'pages'>): boolean {
  return pages.some(({route}) => route === dataFilesPage);
}

/** Writes the facts as files for others. */
export async function writeDataFiles(site: BuiltSite): Promise<void> {
  if (!hasDataFiles(site)) {
    return;
  }
  for (const file of dataFiles) {
    const target = path.join(site.outDir, file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(
      target,
      writeDataFile(file, (place) => addressOf(site, place)),
    );
  }
}

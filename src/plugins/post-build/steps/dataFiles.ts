import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {dataFilesPage} from '../../../data/dataFiles';
import {publishedFiles} from '../../../lib/dataFiles';
import {jsonSchema} from '../../../lib/dataFiles/dataFile';
import {calendarPath, jsonPath, schemaPath} from '../../../lib/dataFiles/paths';
import {supportDates} from '../../../lib/dataFiles/supportDates';
import {addressOf, type BuiltSite} from '../pages';

/** Whether the site has the files: only one that lists them does. */
export function hasDataFiles({pages}: Pick<BuiltSite, 'pages'>): boolean {
  return pages.some(({route}) => route === dataFilesPage);
}

/** Writes the facts as files for others: as JSON with a JSON Schema each, and the ends of support as a calendar. */
export async function writeDataFiles(site: BuiltSite): Promise<void> {
  if (!hasDataFiles(site)) {
    return;
  }
  const toAddress = (place: string) => addressOf(site, place);
  const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const files = [
    ...publishedFiles.flatMap((file) => [
      [jsonPath(file.name), toJson(file.content(toAddress))] as const,
      [schemaPath(file.name), toJson(jsonSchema(file, toAddress))] as const,
    ]),
    [calendarPath, supportDates(toAddress)] as const,
  ];
  await mkdir(path.join(site.outDir, path.dirname(calendarPath)), {
    recursive: true,
  });
  await Promise.all(
    files.map(([place, text]) =>
      writeFile(path.join(site.outDir, place), text),
    ),
  );
}

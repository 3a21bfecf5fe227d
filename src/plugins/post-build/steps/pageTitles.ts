import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {titlesFile, type PageTitle} from '../../../lib/routes/pageTitles';
import type {BuiltSite} from '../pages';

export function listTitles({pages}: Pick<BuiltSite, 'pages'>): PageTitle[] {
  return pages.flatMap(({route, content: {title}}) =>
    title ? {route, title} : [],
  );
}

/** Writes the titles of all pages, which the not-found page loads. */
export async function writePageTitles(site: BuiltSite): Promise<void> {
  const file = path.join(site.outDir, titlesFile);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(listTitles(site)));
}

/** The pages of the finished build. Each is read and parsed once, for all tests. */
import type {CheerioAPI} from 'cheerio';
import {routeOfText} from '../../src/lib/routes/routes';
import {parsePage} from '../../src/build/parsePage';
import {buildDirectory, listFiles, readBuilt} from './build';
import {contentFiles} from './content';
import {allRoutes, fileOfRoute} from './routes';

/** Every file of the build. */
export const builtFiles: readonly string[] = listFiles(buildDirectory).sort();

/** The routes of all pages, the not-found page included. */
export const builtRoutes: readonly string[] = [...allRoutes, '/404'];

/** The source text of each page that has one, by its route. The other pages are lists. */
export const textOfRoute = new Map(
  contentFiles.map((text) => [routeOfText(text), text]),
);

const parsed = new Map<string, CheerioAPI>();

/** A page as a tree. Tests share it, so they must not change it. */
export function pageOf(route: string): CheerioAPI {
  const page = parsed.get(route) ?? parsePage(readBuilt(fileOfRoute(route)));
  parsed.set(route, page);
  return page;
}

/** Words as visitors read them, without the characters that guide line breaks, and with the quotes and hyphens that people type. */
export const plain = (text: string): string =>
  text
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\u2019/g, "'")
    .replace(/\u2011/g, '-')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

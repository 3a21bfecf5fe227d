import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import {routeOfFile} from '../../lib/routes/routes';
import type {PageGroup} from './content';
import {readContent, type PageContent} from './pageContent';

/** One page of the finished build. */
export interface BuiltPage {
  /** Path below the base URL, with a leading slash and no trailing one: `/`, `/kms38`, `/blog/tags`. */
  route: string;
  /** Absolute path of the HTML file. */
  file: string;
  /** Steps change it here. It is written once, after the last step. */
  html: string;
  content: PageContent;
}

export interface BuiltSite {
  /** Absolute path of the output folder. */
  outDir: string;
  /** Origin, without a trailing slash. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Web address of the source repository, without a trailing slash. */
  repositoryUrl: string;
  /** Absolute path of the project. */
  siteDir: string;
  /** Every page but 404.html, ordered by route. */
  pages: readonly BuiltPage[];
  /** Every HTML file, including 404.html. */
  documents: readonly BuiltPage[];
  /** The `aliases` of the front matter, by route. */
  aliases: ReadonlyMap<string, readonly string[]>;
  /** The docs, grouped as in the sidebar. */
  docGroups: readonly PageGroup[];
}

/** The route of 404.html, which hosts send for every unknown address. */
export const notFoundRoute = '/404';

/** Adds elements at the end of a page's head or body. */
export function addTo(
  part: 'head' | 'body',
  page: BuiltPage,
  html: string,
): void {
  const end = page.html.lastIndexOf(`</${part}>`);
  if (end < 0) {
    throw new Error(
      `${page.file} has no </${part}>. Every HTML file in the build must be a Docusaurus page: is this one from static/?`,
    );
  }
  page.html = page.html.slice(0, end) + html + page.html.slice(end);
}

/** Writes a file of the build, whose path is below the output folder. */
export async function writeBuilt(
  {outDir}: Pick<BuiltSite, 'outDir'>,
  name: string,
  text: string,
): Promise<void> {
  const file = path.join(outDir, name);
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, text);
}

/** The canonical address of a route. */
export function addressOf(
  {url, baseUrl}: Pick<BuiltSite, 'url' | 'baseUrl'>,
  route: string,
): string {
  return `${url}${baseUrl}${route.slice(1)}`;
}

/**
 * React renders into blocks of 2,048 bytes. Where a character of several bytes does not fit into the rest of one, it sends
 * that rest too, which holds null characters.
 */
const withoutNulls = (html: string): string => html.replaceAll('\0', '');

/** Reads every HTML file below `outDir`. */
export async function readPages({
  outDir,
  ...site
}: Pick<BuiltSite, 'outDir' | 'url' | 'baseUrl'>): Promise<BuiltPage[]> {
  const files = await Globby('**/*.html', {cwd: outDir, absolute: true});
  const pages = await Promise.all(
    files.map(async (file) => {
      const route = routeOfFile(path.relative(outDir, file));
      const html = withoutNulls(await readFile(file, 'utf8'));
      return {
        route,
        file,
        html,
        content: readContent(html, addressOf(site, route)),
      };
    }),
  );
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}

export async function writePages(pages: readonly BuiltPage[]): Promise<void> {
  await Promise.all(pages.map(({file, html}) => writeFile(file, html)));
}

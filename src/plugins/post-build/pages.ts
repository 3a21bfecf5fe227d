import {readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** One page of the finished build. */
export interface BuiltPage {
  /** Path below the base URL, with a slash in front and none at the end: `/`, `/kms38`, `/blog/tags`. */
  route: string;
  /** Absolute path of the HTML file. */
  file: string;
  html: string;
}

export interface BuiltSite {
  /** Absolute path of the folder that was built. */
  outDir: string;
  /** Origin, without a slash at the end. */
  url: string;
  /** Starts and ends with a slash. */
  baseUrl: string;
  /** Absolute path of the project. */
  siteDir: string;
  /** Every page but 404.html, ordered by route. */
  pages: readonly BuiltPage[];
  /** The `aliases` of the front matter, by route. */
  aliases: ReadonlyMap<string, readonly string[]>;
}

/** Puts an element at the end of a page's head, in memory and on disk. */
export async function addToHead(page: BuiltPage, html: string): Promise<void> {
  const end = page.html.indexOf('</head>');
  if (end < 0) {
    throw new Error(`${page.file} has no head.`);
  }
  page.html = page.html.slice(0, end) + html + page.html.slice(end);
  await writeFile(page.file, page.html);
}

/** The canonical address of a route. */
export function addressOf(
  {url, baseUrl}: Pick<BuiltSite, 'url' | 'baseUrl'>,
  route: string,
): string {
  return `${url}${baseUrl}${route.slice(1)}`;
}

/** Reads every HTML page below `outDir`. */
export async function readPages(outDir: string): Promise<BuiltPage[]> {
  const entries = await readdir(outDir, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => path.relative(outDir, file) !== '404.html');
  const pages = await Promise.all(
    files.map(async (file) => ({
      route: routeOfFile(path.relative(outDir, file)),
      file,
      html: await readFile(file, 'utf8'),
    })),
  );
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}

/** `index.html` is `/`, `blog/tags.html` is `/blog/tags`; the separators of either platform are accepted. */
export function routeOfFile(relativeFile: string): string {
  const withoutExtension = relativeFile
    .split(/[\\/]/)
    .join('/')
    .replace(/\.html$/, '');
  return withoutExtension === 'index' ? '/' : `/${withoutExtension}`;
}

import type {Fault} from './fault';
import {checkFrontMatter, contentKind} from './frontMatter';
import {checkBlogList, checkFileName} from './rules/files';
import {checkRoutes} from './rules/routes';
import {readTextFile} from './textFile';

/**
 * Applies the rules for names of files and for the lists of the blog, from which Docusaurus makes names and addresses.
 *
 * @param paths of the files in the folders of pages, relative to the project, with forward slashes
 * @param read returns the text of one of them
 */
export function checkNames(
  paths: readonly string[],
  read: (path: string) => string,
): Fault[] {
  return [
    ...paths.flatMap(checkFileName),
    ...paths
      .filter((path) => path.endsWith('.yml'))
      .flatMap((path) => checkBlogList(path, read(path))),
  ];
}

/** Applies all rules for what no page shows alone: also that each page has an address of its own. */
export function checkFiles(
  paths: readonly string[],
  read: (path: string) => string,
): Fault[] {
  const pages = paths
    .filter((path) => contentKind(path) !== null)
    .map((path) => readTextFile(path, read(path)))
    // A wrong slug has a fault of its own.
    .map(({path, source, frontMatter}) => ({
      path,
      source,
      frontMatter: checkFrontMatter(path, frontMatter, source).frontMatter,
    }));
  return [...checkNames(paths, read), ...checkRoutes(pages)];
}

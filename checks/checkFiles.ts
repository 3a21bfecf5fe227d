import type {Fault} from './fault';
import {checkFrontMatter, contentKind} from './frontMatter';
import {checkBlogList, checkFileName} from './rules/files';
import {checkRoutes} from './rules/routes';
import {readTextFile} from './textFile';

/**
 * Applies the rules for what no page shows alone: names of files, addresses of pages, and the lists of the blog.
 *
 * @param paths of the files in the folders of pages, relative to the project, with forward slashes
 * @param read returns the text of one of them
 */
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
  return [
    ...paths.flatMap(checkFileName),
    ...paths
      .filter((path) => path.endsWith('.yml'))
      .flatMap((path) => checkBlogList(path, read(path))),
    ...checkRoutes(pages),
  ];
}

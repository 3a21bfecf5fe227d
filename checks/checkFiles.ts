import type {Fault} from './fault';
import {checkFrontMatter} from './frontMatter';
import {
  checkBlogList,
  checkFileName,
  checkPicture,
  checkSvg,
} from './rules/files';
import {checkRoutes} from './rules/routes';
import {readTextFiles} from './textFile';

/** Returns the text of a file. */
type ReadFile = (path: string, encoding: 'utf8' | 'latin1') => string;

/**
 * Applies the rules for names of files and for the lists of the blog, from which Docusaurus makes names and addresses, and
 * those for pictures, which nothing may read before.
 *
 * @param paths of the files in the folders of pages and in `static`, relative to the project, with forward slashes
 * @param read returns the text of one of them
 */
export function checkNames(paths: readonly string[], read: ReadFile): Fault[] {
  return [
    ...paths.flatMap(checkFileName),
    ...paths
      .filter((path) => !/\.(?:md|yml)$/.test(path))
      .flatMap((path) => checkPicture(path, read(path, 'latin1'))),
    ...paths
      .filter((path) => /\.svg$/i.test(path))
      .flatMap((path) => checkSvg(path, read(path, 'utf8'))),
    ...paths
      .filter((path) => path.endsWith('.yml'))
      .flatMap((path) => checkBlogList(path, read(path, 'utf8'))),
  ];
}

/** Applies all rules for what no page shows alone: also that each page has an address of its own. */
export function checkFiles(paths: readonly string[], read: ReadFile): Fault[] {
  // A wrong slug has a fault of its own.
  const pages = readTextFiles(paths, read).map(
    ({path, source, frontMatter}) => ({
      path,
      source,
      frontMatter: checkFrontMatter(path, frontMatter, source).frontMatter,
    }),
  );
  return [...checkNames(paths, read), ...checkRoutes(pages)];
}

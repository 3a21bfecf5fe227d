/** Reads a folder with pages, and finds in it what could run, and what the build would write elsewhere. */
import {lstatSync, readFileSync} from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';
import {listFiles, pageFolders} from './pageFiles.mjs';

const load = jiti(import.meta.url);

/** @type {typeof import('../checkFiles')} */
const {checkFiles} = load('../checkFiles.ts');
/** @type {typeof import('../contentFile')} */
const {readContentFile} = load('../contentFile.ts');
/** @type {typeof import('../frontMatter')} */
const {contentKind} = load('../frontMatter.ts');
/** @type {typeof import('../textFile')} */
const {frontMatterRefusals} = load('../textFile.ts');

/** @typedef {import('./faults.mjs').Fault} Fault */

/**
 * Runs nothing in the folder.
 *
 * @param {string} folder a copy of this repository, or what it has in its folders of pages and of drawings
 * @returns {{faults: Fault[], count: number}} the faults, and how many files could hold some
 */
export function refusalsIn(folder) {
  /** @type {Parameters<typeof checkFiles>[1]} */
  const read = (file, encoding) =>
    readFileSync(path.join(folder, file), encoding);
  /** @param {string} file */
  const isLink = (file) => !lstatSync(path.join(folder, file)).isFile();
  const found = listFiles(folder, [...pageFolders, 'static']);
  const files = found.filter((file) => !isLink(file));
  const pages = files.filter((file) => contentKind(file) !== null);
  const faults = [
    // Docusaurus would follow a symbolic link to a file that is not checked here.
    ...found.filter(isLink).map((file) => ({
      path: file,
      line: 1,
      message:
        'a page or a picture must be a file, no symbolic link: add the file itself',
    })),
    ...checkFiles(files, read),
    ...pages.flatMap((file) => {
      const content = readContentFile(file, read(file, 'utf8'));
      return [...frontMatterRefusals(content), ...content.page.refusals];
    }),
  ];
  return {faults, count: found.length};
}

/**
 * `node checks/commands/markdown.mjs FOLDER`: refuses what could run in the pages and the drawings of a copy of this
 * repository, and what the build would write elsewhere, without running anything in it. CI runs this file of main on each pull request before it runs anything of
 * the pull request.
 */
import {lstatSync, readFileSync} from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';
import {printFaults} from './faults.mjs';
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
/** @type {typeof import('../rules/files')} */
const {checkSvg} = load('../rules/files.ts');

/** @typedef {import('./faults.mjs').Fault} Fault */

const [folder = '.'] = process.argv.slice(2);

/** @param {string} file */
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

/**
 * @param {string} file a page
 * @returns {Fault[]}
 */
function checkPage(file) {
  const content = readContentFile(file, read(file));
  return [...frontMatterRefusals(content), ...content.page.refusals];
}

/** @param {string} file */
const isLink = (file) => !lstatSync(path.join(folder, file)).isFile();

const found = listFiles(folder, pageFolders);
const files = found.filter((file) => !isLink(file));
const drawings = listFiles(folder, ['static']).filter((file) =>
  /\.svg$/i.test(file),
);
const faults = [
  // Docusaurus would follow a symbolic link to a file that is not checked here.
  ...found.filter(isLink).map((file) => ({
    path: file,
    line: 1,
    message: 'a page must be a file, no symbolic link: add the file itself',
  })),
  ...checkFiles(files, read),
  ...files.filter((file) => contentKind(file) !== null).flatMap(checkPage),
  ...drawings.flatMap((file) => checkSvg(file, read(file))),
];
printFaults(faults);
if (faults.length > 0) {
  process.exit(1);
}
console.log(`No page holds code (${found.length} files).`);

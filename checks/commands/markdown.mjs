/**
 * `node checks/commands/markdown.mjs FOLDER`: refuses what could run in the pages and the drawings of a copy of this
 * repository, without running anything in it. CI runs this file of main on each pull request before it runs anything of
 * the pull request.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';
import {printFaults} from './faults.mjs';

const load = jiti(import.meta.url);

/** @type {typeof import('../contentFile')} */
const {readContentFile} = load('../contentFile.ts');
/** @type {typeof import('../textFile')} */
const {frontMatterRefusals} = load('../textFile.ts');
/** @type {typeof import('../rules/files')} */
const {checkBlogList, checkFileName, checkSvg} = load('../rules/files.ts');

/** @typedef {import('./faults.mjs').Fault} Fault */

const [folder = '.'] = process.argv.slice(2);

/**
 * The files below a folder, by path relative to the repository.
 *
 * @param {string} name
 */
const filesOf = (name) =>
  readdirSync(path.join(folder, name), {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      entry,
      file: path
        .relative(folder, path.join(entry.parentPath, entry.name))
        .split(path.sep)
        .join('/'),
    }));

/** @param {string} file */
const read = (file) => readFileSync(path.join(folder, file), 'utf8');

/**
 * @param {{entry: import('node:fs').Dirent, file: string}} found
 * @returns {Fault[]}
 */
function check({entry, file}) {
  if (!entry.isFile()) {
    // Docusaurus would follow a symbolic link to a file that is not checked here.
    const message =
      'a page must be a file, no symbolic link: add the file itself';
    return [{path: file, line: 1, message}];
  }
  const names = checkFileName(file);
  if (names.length > 0 || !file.endsWith('.md')) {
    return [...names, ...checkBlogList(file, read(file))];
  }
  const content = readContentFile(file, read(file));
  return [...frontMatterRefusals(content), ...content.page.refusals];
}

const files = ['docs', 'blog', 'src/pages'].flatMap(filesOf);
const drawings = filesOf('static').filter(({file}) => /\.svg$/i.test(file));
const faults = [
  ...files.flatMap(check),
  ...drawings.flatMap(({file}) => checkSvg(file, read(file))),
];
printFaults(faults);
if (faults.length > 0) {
  process.exit(1);
}
console.log(`No page holds code (${files.length} files).`);

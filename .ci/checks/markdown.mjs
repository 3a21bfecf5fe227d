/**
 * `node .ci/checks/markdown.mjs FOLDER`: refuses code in the pages of a copy of this repository, without running
 * anything in it. CI runs this file of main on each pull request before it runs anything of the pull request.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';
import {printFaults} from './faults.mjs';

const load = jiti(import.meta.url);

/** @type {typeof import('../../src/lib/content/contentFile')} */
const {readContentFile} = load('../../src/lib/content/contentFile.ts');
/** @type {typeof import('../../src/lib/content/textFile')} */
const {frontMatterRefusals} = load('../../src/lib/content/textFile.ts');

/** @typedef {import('./faults.mjs').Fault} Fault */

const [folder = '.'] = process.argv.slice(2);

/**
 * @param {import('node:fs').Dirent} entry
 * @returns {Fault[]}
 */
function check(entry) {
  const place = path.join(entry.parentPath, entry.name);
  const file = path.relative(folder, place).split(path.sep).join('/');
  if (entry.isSymbolicLink()) {
    // Docusaurus would follow it to a file that is not checked here.
    const message = 'a page must not be a symbolic link: add the file itself';
    return [{path: file, line: 1, message}];
  }
  if (!/\.mdx?$/.test(file)) {
    return [];
  }
  const content = readContentFile(file, readFileSync(place, 'utf8'));
  return [...frontMatterRefusals(content), ...content.page.refusals];
}

const entries = ['docs', 'blog', 'src/pages']
  .flatMap((name) =>
    readdirSync(path.join(folder, name), {
      recursive: true,
      withFileTypes: true,
    }),
  )
  .filter((entry) => !entry.isDirectory());
const faults = entries.flatMap(check);
printFaults(faults);
if (faults.length > 0) {
  process.exit(1);
}
console.log(`No page holds code (${entries.length} files).`);

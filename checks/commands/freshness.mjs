/**
 * `npm run check:freshness`: lists what maintainers should look at because time has passed: pages and data that nobody
 * checked for 90 days, support that ends within 60 days, sentences to look up again, and an announcement past its last day. This is information, so
 * the exit code is 0 and `npm test` does not run it.
 *
 * `--markdown` prints the text of an issue, or nothing if nothing is due. `--on 2027-03-01` lists what is due that day.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import jiti from 'jiti';
import {readOptions} from '../../.ci/options.mjs';
import {faultTable} from './faults.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const load = jiti(import.meta.url);

/** @type {typeof import('../../src/data/announcement')} */
const {announcement, announcementLastDay} = load(
  '../../src/data/announcement.ts',
);
/** @type {typeof import('../../src/data/lifecycle')} */
const {lifecycle} = load('../../src/data/lifecycle.ts');
/** @type {typeof import('../../src/data/verified')} */
const {verified} = load('../../src/data/verified.ts');
/** @type {typeof import('../../src/lib/text/countOf')} */
const {countOf} = load('../../src/lib/text/countOf.ts');
/** @type {typeof import('../fault')} */
const {formatFaults} = load('../fault.ts');
/** @type {typeof import('../freshness')} */
const {dueOpenEnds, endingSupport, pastAnnouncement, staleModules, stalePages} =
  load('../freshness.ts');
/** @type {typeof import('../data/openEnds')} */
const {openEnds} = load('../data/openEnds.ts');
/** @type {typeof import('../frontMatter')} */
const {contentKind} = load('../frontMatter.ts');
/** @type {typeof import('../textFile')} */
const {readTextFile} = load('../textFile.ts');
/** @type {typeof import('../../src/lib/dates/calendarDay')} */
const {isoDayOf} = load('../../src/lib/dates/calendarDay.ts');
/** @type {typeof import('../../src/lib/dates/formatDate')} */
const {formatDate} = load('../../src/lib/dates/formatDate.ts');

/** @param {string} file relative to the project */
const read = (file) => readFileSync(path.join(root, file), 'utf8');

/** @param {string} file */
const moduleText = (file) => ({path: file, source: read(file)});

const pages = ['docs', 'blog', 'src/pages']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), {
      recursive: true,
      encoding: 'utf8',
    }).map((name) => `${folder}/${name.split(path.sep).join('/')}`),
  )
  .filter((file) => contentKind(file) !== null)
  .map((file) => readTextFile(file, read(file)));

const {markdown, on: day} = readOptions({
  options: {
    markdown: {type: 'boolean'},
    on: {type: 'string', default: isoDayOf(new Date())},
  },
}).values;
const due = [
  ...stalePages(pages, day),
  ...staleModules(verified, moduleText('src/data/verified.ts'), day),
  ...endingSupport(lifecycle, moduleText('src/data/lifecycle.ts'), day),
  ...dueOpenEnds(openEnds, moduleText('checks/data/openEnds.ts'), day),
  ...(announcement
    ? pastAnnouncement(
        announcementLastDay,
        moduleText('src/data/announcement.ts'),
        day,
      )
    : []),
];

const count = countOf(due.length, 'place');
if (!markdown) {
  console.log(
    due.length > 0
      ? `${formatFaults(due)}\n\n${count} to check.`
      : 'Nothing is due for a check.',
  );
} else if (due.length > 0) {
  console.log(
    `${count} to check, as \`npm run check:freshness\` listed on ${formatDate(day)}. A weekly job replaces this list, and closes the issue when nothing is due.\n\n${faultTable(due)}`,
  );
}

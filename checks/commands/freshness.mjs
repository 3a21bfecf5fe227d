/**
 * `npm run check:freshness`: lists what maintainers should look at because time has passed: pages and data that nobody
 * checked for 90 days, support that ends within 60 days, sentences to look up again, and an announcement past its last
 * day. This is information, so the exit code is 0 and `npm test` does not run it.
 *
 * `--markdown` prints the text of an issue, or nothing if nothing is due. `--on 2027-03-01` lists what is due that day.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import jiti from 'jiti';
import {readOptions} from '../../.ci/options.mjs';
import {faultTable} from './faults.mjs';
import {listFiles, pageFolders} from './pageFiles.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const load = jiti(import.meta.url);

/** @type {typeof import('../../src/lib/text/format')} */
const {countOf} = load('../../src/lib/text/format.ts');
/** @type {typeof import('../fault')} */
const {formatFaults} = load('../fault.ts');
/** @type {typeof import('../freshness')} */
const {listDue} = load('../freshness.ts');
/** @type {typeof import('../../src/lib/dates/calendarDay')} */
const {isoDayOf} = load('../../src/lib/dates/calendarDay.ts');
/** @type {typeof import('../../src/lib/dates/formatDate')} */
const {formatDate} = load('../../src/lib/dates/formatDate.ts');

const {markdown, on: day} = readOptions({
  options: {
    markdown: {type: 'boolean'},
    on: {type: 'string', default: isoDayOf(new Date())},
  },
}).values;
const due = listDue(
  listFiles(root, pageFolders),
  (file) => readFileSync(path.join(root, file), 'utf8'),
  day,
);
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

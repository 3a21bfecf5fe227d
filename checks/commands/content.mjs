/**
 * `npm run check:content`: checks Markdown style, spelling, the data and the content rules in parallel. Prints one line
 * per fault, in the words of the check: `file:line: what is wrong`.
 */
import {exec} from 'node:child_process';
import {readFileSync} from 'node:fs';
import jiti from 'jiti';
import {printFaults, readFaults} from './faults.mjs';
import {listFiles, pageFolders} from './pageFiles.mjs';

/** @type {typeof import('../rules/characters')} */
const {checkEncoding} = jiti(import.meta.url)('../rules/characters.ts');

/** @typedef {import('./faults.mjs').Fault} Fault */

/** The npm scripts that check texts and data. */
const checks = [
  'lint:markdown',
  'lint:spelling',
  'typecheck:data',
  'test:content',
];

/**
 * @param {string} script
 * @returns {Promise<{script: string, faults: Fault[], output: string, failed: boolean}>}
 */
const run = (script) =>
  new Promise((resolve) => {
    exec(
      `npm run --silent ${script}`,
      {
        env: {...process.env, FORCE_COLOR: '0', NO_COLOR: '1'},
        maxBuffer: Infinity,
      },
      (failure, stdout, stderr) => {
        const output = stdout + stderr;
        resolve({
          script,
          faults: readFaults(output),
          output,
          failed: failure !== null,
        });
      },
    );
  });

const start = Date.now();
const unreadable = listFiles('.', pageFolders)
  .filter((file) => /\.(?:md|yml)$/.test(file))
  .flatMap((file) => checkEncoding(file, readFileSync(file, 'utf8')));
if (unreadable.length > 0) {
  printFaults(unreadable);
  console.log('\nThe other checks can read no such text, so they did not run.');
  process.exit(1);
}
const results = await Promise.all(checks.map(run));
const failed = results.filter((result) => result.failed);
/** @param {string} name */
const faultsOf = (name) =>
  results.filter(({script}) => script === name).flatMap((each) => each.faults);
const wrongTypes = faultsOf('typecheck:data');
const wrongData = faultsOf('test:content');
/**
 * Whether one check alone speaks of a place. The tests of the data expect entries of the right type, and would report a
 * wrong one again; of the same line, they say more.
 *
 * @param {string} script
 * @param {Fault} fault
 */
const isNews = (script, {path, line}) =>
  script === 'test:content'
    ? wrongTypes.every((other) => other.path !== path || other.line === line)
    : script !== 'typecheck:data' ||
      wrongData.every((other) => other.path !== path || other.line !== line);
const faults = failed.flatMap(({script, faults: found}) =>
  found.filter((fault) => isNews(script, fault)),
);

printFaults(faults);
// A check that failed without naming a line has another problem, so show all its output. If other checks named lines,
// those may be its cause: a test fails if an entry that it reads lacks a field.
if (faults.length === 0) {
  for (const {script, output} of failed) {
    console.log(`\n${script} failed:\n${output}`);
  }
}

const seconds = ((Date.now() - start) / 1000).toFixed(0);
if (failed.length > 0) {
  if (faults.length > 0) {
    console.log('\nThese may hide more: run this again when they are fixed.');
  }
  const places = `${faults.length} ${faults.length === 1 ? 'place' : 'places'} to fix`;
  console.log(
    `\n${faults.length > 0 ? places : 'A check failed that names no line: what it printed says why'} (${seconds} s). One check alone: ${failed
      .map(({script}) => `npm run ${script}`)
      .join(', ')}`,
  );
  process.exit(1);
}
console.log(`All texts and data are in order (${seconds} s).`);

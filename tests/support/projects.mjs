import {existsSync} from 'node:fs';
import {URL} from 'node:url';

/** @param {readonly string[]} folders */
const testsOf = (...folders) =>
  folders.map((folder) => `tests/${folder}/**/*.test.ts`);

/** The tests that try random texts. The weekly run tries many more of them, so it has to find each file. */
const randomTexts = [
  'activationStatus/anyInput',
  'errorCodes/extract',
  'errorCodes/lookUp',
  'fileHash/readSums',
].map((name) => `tests/unit/lib/${name}.test.ts`);

for (const file of randomTexts) {
  if (!existsSync(new URL(`../../${file}`, import.meta.url))) {
    throw new Error(
      `There is no ${file}: tests/support/projects.mjs names it.`,
    );
  }
}

const facts = testsOf('unit/css', 'unit/data');

/**
 * The tests that need no browser: `unit` tries the code, `content` reads the texts, the data and the colors, and `built` the
 * finished build. In the second tier, `long` builds sites of a few files and reads long texts, and `preview` reads the second
 * build. `report` prints figures about the build, and `slow` tries many more random texts, so neither tier has them.
 */
export const projects = [
  {name: 'unit', include: testsOf('unit'), exclude: facts},
  {name: 'content', include: [...testsOf('content'), ...facts]},
  {name: 'built', include: testsOf('built')},
  {name: 'long', include: testsOf('long'), testTimeout: 180_000},
  {name: 'preview', include: testsOf('preview')},
  {name: 'report', include: testsOf('report')},
  {
    name: 'slow',
    include: randomTexts,
    env: {PROPERTY_RUNS: '20000'},
    fileParallelism: false,
    testTimeout: 120_000,
  },
];

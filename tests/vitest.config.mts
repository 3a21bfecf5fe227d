import {fileURLToPath} from 'node:url';
import {defineConfig} from 'vitest/config';

const root = fileURLToPath(new URL('..', import.meta.url));

// Vite cannot read such a folder, and its own message does not say so.
if (/[#%]/.test(root)) {
  throw new Error(
    `The tests cannot run in ${root}, because its path holds "#" or "%". Move the clone to another folder.`,
  );
}

const testsOf = (...folders: readonly string[]) =>
  folders.map((folder) => `tests/${folder}/**/*.test.ts`);

const facts = testsOf('unit/css', 'unit/data');

/**
 * The tests that need no browser: `unit` tries the code, `content` reads the texts, the data and the colors, and `built` the
 * finished build. In the second tier, `long` builds sites of a few files and reads long texts, and `preview` reads the second
 * build. `report` prints figures about the build, and `slow` measures time, so neither tier has them.
 */
const projects = [
  {name: 'unit', include: testsOf('unit'), exclude: facts},
  {name: 'content', include: [...testsOf('content'), ...facts]},
  {name: 'built', include: testsOf('built')},
  {name: 'long', include: testsOf('long'), testTimeout: 180_000},
  {name: 'preview', include: testsOf('preview')},
  {name: 'report', include: testsOf('report')},
  {
    name: 'slow',
    include: [
      ...testsOf('slow'),
      // Those that try random texts, with many more of them.
      ...['activationStatus/anyInput', 'errorCodes/*', 'fileHash/readSums'].map(
        (name) => `tests/unit/lib/${name}.test.ts`,
      ),
    ],
    env: {PROPERTY_RUNS: '20000'},
    fileParallelism: false,
    testTimeout: 120_000,
  },
];

export default defineConfig({
  root,
  oxc: {jsx: {runtime: 'automatic'}},
  resolve: {
    alias: [
      {find: '@site/', replacement: root},
      // Webpack finds these for the site. Here, small ones render what an answer says.
      {
        find: /^@(?:docusaurus|theme)\/(Link|Tab\w+|router|theme-common|use[A-Z]\w+)$/,
        replacement: `${root}tests/support/docusaurus/$1.ts`,
      },
    ],
  },
  test: {
    reporters: ['default'],
    // No test leaves anything behind for another, so the files of a worker share what they import.
    isolate: false,
    projects: projects.map((test) => ({extends: true, test})),
    testTimeout: 30_000,
  },
});

/** @param {readonly string[]} folders */
const testsOf = (...folders) =>
  folders.map((folder) => `tests/${folder}/**/*.test.ts`);

const facts = testsOf('unit/css', 'unit/data');

/**
 * The tests that need no browser: `unit` tries the code, `content` reads the texts, the data and the colors, and `built` the
 * finished build. In the second tier, `long` builds sites of a few files and reads long texts, and `preview` reads the second
 * build. `report` prints figures about the build, and `slow` measures time, so neither tier has them.
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

/**
 * `npm test` and, after it, `npm run test:rest`: together, everything that CI checks before a merge. The first tier is what
 * most changes need. The rest builds the site once more, and asks what few changes break. Stops at the first step that
 * fails, otherwise prints how long each step took.
 *
 *   npm test -- build test:site   runs only the steps of these npm scripts, of both tiers
 *   node .ci/test.mjs --rest      what `npm run test:rest` runs
 *   node .ci/test.mjs --list      lists the scripts to run before and after the builds, and those of the second tier, as
 *                                 outputs for GitHub Actions
 */
import {spawn} from 'node:child_process';
import {readOptions} from './options.mjs';

/**
 * Steps, each as what follows `npm run`.
 *
 * @typedef {object} Tier
 * @property {string[]} sources these need no build
 * @property {string} build
 * @property {string[]} files these read the build, while others still read the sources
 * @property {string[]} browser these use all cores
 */

/** @type {Tier} */
const first = {
  sources: ['typecheck', 'format:check', 'lint', 'test:unit'],
  build: 'build',
  files: ['test:built'],
  browser: ['test:site'],
};

/** @type {Tier} */
const rest = {
  sources: ['test:long'],
  build: 'build -- --out-dir build-preview',
  files: ['test:preview'],
  browser: ['test:site-rest'],
};

const environment = {
  ...process.env,
  // The browser tests open the site at the root of a host, but the address derived on a CI runner may have a path. The
  // published site is a separate build: see .github/workflows/ci.yml.
  SITE_BASE_URL: '/',
};

/**
 * For the second build: a fork's CI, for a project site on GitHub Pages, with the posts and pages of the tests. It shares a
 * cache with the first build. If that kept addresses, this one would have broken links to the other's.
 */
const environmentOfFork = {
  ...process.env,
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'alice/mas-docs',
  GITHUB_SERVER_URL: 'https://github.com',
  SITE_URL: undefined,
  SITE_BASE_URL: undefined,
  TEST_PAGES: 'true',
};

/** Stages run one after the other. The lists within a stage run in parallel, because most steps use one core. */
const stagesOf = (/** @type {Tier} */ {sources, build, files, browser}) => [
  [sources, [build, ...files]],
  [browser],
];

const scriptOf = (/** @type {string} */ step) => step.replace(/ .*/, '');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one step. Streams its output if it runs alone, otherwise prints it when the step ends.
 * @param {string} step
 * @param {boolean} isAlone
 * @returns {Promise<string | null>} why it failed, or null
 */
function run(step, isAlone) {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', ...step.split(' ')], {
      env: step === rest.build ? environmentOfFork : environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    const print = (/** @type {string} */ text) => {
      output += text;
      if (isAlone) {
        process.stdout.write(text);
      }
    };
    print(`\n=== ${step}\n`);
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', print);
    }
    child.on('close', (code) => {
      running.delete(child);
      if (!isAlone) {
        process.stdout.write(output);
      }
      if (code !== 0) {
        resolve(`exit code ${code}`);
      } else if (
        scriptOf(step) === 'build' &&
        /\[WARNING\]|⚠|warning in /i.test(output)
      ) {
        resolve('the build printed a warning, which counts as a failure');
      } else {
        resolve(null);
      }
    });
  });
}

const tiers = [first, rest];
const scripts = new Set(tiers.flatMap(stagesOf).flat(2).map(scriptOf));
const {values: options, positionals: requested} = readOptions({
  options: {list: {type: 'boolean'}, rest: {type: 'boolean'}},
  allowPositionals: true,
});

if (options.list) {
  for (const [name, steps] of Object.entries({
    before: tiers.flatMap(({sources}) => sources),
    after: tiers.flatMap(({files, browser}) => [...files, ...browser]),
    rest: stagesOf(rest).flat(2),
  })) {
    console.log(`${name}=${JSON.stringify(steps.map(scriptOf))}`);
  }
  process.exit(0);
}
const unknown = requested.filter((script) => !scripts.has(script));
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. Choose from: ${[...scripts].join(', ')}.`,
  );
  process.exit(1);
}
/** @type {string[]} */
const times = [];

/** @param {number} start */
const secondsSince = (start) => ((Date.now() - start) / 1000).toFixed(0);

/**
 * @param {string[]} steps
 * @param {boolean} isAlone
 */
async function runInTurn(steps, isAlone) {
  for (const step of steps) {
    const start = Date.now();
    const fault = await run(step, isAlone);
    times.push(`${secondsSince(start).padStart(4)} s  ${step}`);
    if (fault) {
      console.error(
        `\nFailed: ${step} (${fault}). To run it alone: npm run ${step}`,
      );
      running.forEach((child) => child.kill());
      process.exit(1);
    }
  }
}

const start = Date.now();
const named = requested.length > 0 ? tiers : [first];
for (const stage of (options.rest ? [rest] : named).flatMap(stagesOf)) {
  const lists = stage
    .map((steps) =>
      steps.filter(
        (step) => requested.length === 0 || requested.includes(scriptOf(step)),
      ),
    )
    .filter((steps) => steps.length > 0);
  await Promise.all(lists.map((steps) => runInTurn(steps, lists.length === 1)));
}
console.log(
  `\n${requested.join(', ') || (options.rest ? 'The rest' : 'The first tier')} passed in ${secondsSince(start)} s.\n${times.join('\n')}`,
);

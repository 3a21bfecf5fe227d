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

const baseEnvironment = {
  ...process.env,
  // The browser tests open the site at the root of a host, but the address derived on a CI runner may have a path. The
  // published site is a separate build: see .github/workflows/ci.yml.
  SITE_BASE_URL: '/',
};

/**
 * @typedef {object} Step
 * @property {string} name what is printed
 * @property {string[]} command starts with `npm run` and the script
 * @property {NodeJS.ProcessEnv} [env]
 * @property {boolean} [noWarnings] fail if the build prints a warning
 */

/**
 * @typedef {object} Tier
 * @property {Step[]} sources these need no build
 * @property {Step} build
 * @property {Step[]} files these read the build, while others still read the sources
 * @property {Step[]} browser these use all cores
 */

/** @type {Tier} */
const first = {
  sources: [
    {name: 'types', command: ['npm', 'run', 'typecheck']},
    {name: 'format', command: ['npm', 'run', 'format:check']},
    {name: 'lint', command: ['npm', 'run', 'lint']},
    {name: 'unit tests', command: ['npm', 'run', 'test:unit']},
  ],
  build: {name: 'build', command: ['npm', 'run', 'build'], noWarnings: true},
  files: [{name: 'tests of the build', command: ['npm', 'run', 'test:built']}],
  browser: [{name: 'browser tests', command: ['npm', 'run', 'test:site']}],
};

/** @type {Tier} */
const rest = {
  sources: [{name: 'long tests', command: ['npm', 'run', 'test:long']}],
  // It shares a cache with the first build. If that kept addresses, this one would have broken links to the other's.
  build: {
    name: "build as in a fork's CI, for a project site on GitHub Pages, with the posts and pages of the tests",
    command: ['npm', 'run', 'build', '--', '--out-dir', 'build-preview'],
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_REPOSITORY: 'alice/mas-docs',
      GITHUB_SERVER_URL: 'https://github.com',
      SITE_URL: undefined,
      SITE_BASE_URL: undefined,
      TEST_PAGES: 'true',
    },
    noWarnings: true,
  },
  files: [
    {name: 'tests of that build', command: ['npm', 'run', 'test:preview']},
  ],
  browser: [
    {name: 'other browser tests', command: ['npm', 'run', 'test:site-rest']},
  ],
};

/** Stages run one after the other. The lists within a stage run in parallel, because most steps use one core. */
const stagesOf = (/** @type {Tier} */ {sources, build, files, browser}) => [
  [sources, [build, ...files]],
  [browser],
];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one step. Streams its output if it runs alone, otherwise prints it when the step ends.
 * @param {Step} step
 * @param {boolean} isAlone
 * @returns {Promise<string | null>} why it failed, or null
 */
function run(
  {name, command: [program = '', ...args], env, noWarnings},
  isAlone,
) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: {...baseEnvironment, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    running.add(child);
    let output = '';
    const heading = `\n=== ${name}\n`;
    if (isAlone) {
      process.stdout.write(heading);
    }
    for (const [stream, target] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk;
        if (isAlone) {
          target.write(chunk);
        }
      });
    }
    child.on('close', (code) => {
      running.delete(child);
      if (!isAlone) {
        process.stdout.write(heading + output);
      }
      if (code !== 0) {
        resolve(`exit code ${code}`);
      } else if (noWarnings && /\[WARNING\]|⚠|warning in /i.test(output)) {
        resolve('the build printed a warning, which counts as a failure');
      } else {
        resolve(null);
      }
    });
  });
}

/** @param {Step} step */
const scriptOf = ({command}) => command[2] ?? '';
const tiers = [first, rest];
const scripts = tiers.flatMap(stagesOf).flat(2).map(scriptOf);
const {values: options, positionals: requested} = readOptions({
  options: {list: {type: 'boolean'}, rest: {type: 'boolean'}},
  allowPositionals: true,
});

if (options.list) {
  for (const [name, steps] of /** @type {const} */ ([
    ['before', tiers.flatMap(({sources}) => sources)],
    ['after', tiers.flatMap(({files, browser}) => [...files, ...browser])],
    ['rest', [rest.build, ...rest.sources, ...rest.files, ...rest.browser]],
  ])) {
    console.log(`${name}=${JSON.stringify(steps.map(scriptOf))}`);
  }
  process.exit(0);
}
const unknown = requested.filter((script) => !scripts.includes(script));
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. Choose from: ${[...new Set(scripts)].join(', ')}.`,
  );
  process.exit(1);
}
/** @type {string[]} */
const times = [];

/**
 * @param {Step[]} steps
 * @param {boolean} isAlone
 */
async function runInTurn(steps, isAlone) {
  for (const step of steps) {
    const start = Date.now();
    const fault = await run(step, isAlone);
    times.push(
      `${((Date.now() - start) / 1000).toFixed(0).padStart(4)} s  ${step.name}`,
    );
    if (fault) {
      console.error(
        `\nFailed: ${step.name} (${fault}). To run it alone: ${step.command.join(' ')}`,
      );
      running.forEach((child) => child.kill());
      process.exit(1);
    }
  }
}

const start = Date.now();
const stages = options.rest
  ? stagesOf(rest)
  : (requested.length > 0 ? tiers : [first]).flatMap(stagesOf);
for (const stage of stages) {
  const lists = stage
    .map((steps) =>
      steps.filter(
        (step) => requested.length === 0 || requested.includes(scriptOf(step)),
      ),
    )
    .filter((steps) => steps.length > 0);
  await Promise.all(lists.map((steps) => runInTurn(steps, lists.length === 1)));
}
const seconds = ((Date.now() - start) / 1000).toFixed(0);
console.log(
  `\n${requested.join(', ') || (options.rest ? 'The rest' : 'The first tier')} passed in ${seconds} s.\n${times.join('\n')}`,
);

/**
 * `npm test`: everything that CI checks before a merge: the sources while the site is built, then the build. Stops at the
 * first step that fails and says how long each took.
 *
 *   npm test -- build test:site   runs only the steps of these npm scripts
 *   node .ci/test.mjs --list      lists the scripts that need no build and those that do, in the form that GitHub Actions reads
 */
import {spawn} from 'node:child_process';

const baseEnvironment = {
  ...process.env,
  // The generator's "update available" box says nothing about this project.
  NO_UPDATE_NOTIFIER: '1',
  // The browser tests open the site at the root of a host, and a runner's own address may have a path. What is published
  // is built apart from the tests: see .github/workflows/ci.yml.
  SITE_BASE_URL: '/',
};

/**
 * @typedef {object} Step
 * @property {string} name what is printed
 * @property {string[]} command starts with `npm run` and the script
 * @property {Record<string, string>} [env]
 * @property {boolean} [noWarnings] fail when the output holds a warning of the build
 */

/** @type {Step[]} Needs no build. */
const sourceChecks = [
  {name: 'types', command: ['npm', 'run', 'typecheck']},
  {name: 'format', command: ['npm', 'run', 'format:check']},
  {name: 'lint', command: ['npm', 'run', 'lint']},
  {name: 'unit tests', command: ['npm', 'run', 'test:unit']},
];

/** @type {Step[]} One after the other, because they share a cache. */
const builds = [
  {name: 'build', command: ['npm', 'run', 'build'], noWarnings: true},
  {
    name: 'build below another base URL, with the crash pages',
    command: ['npm', 'run', 'build', '--', '--out-dir', 'build-preview'],
    env: {SITE_BASE_URL: '/preview/', TEST_PAGES: 'true'},
    noWarnings: true,
  },
];

/** @type {Step[]} */
const buildChecks = [
  {name: 'sizes', command: ['npm', 'run', 'check:budget']},
  {name: 'browser tests', command: ['npm', 'run', 'test:site']},
];

/** One after the other; the lists within a stage run side by side, because most steps keep one core busy. */
const stages = [[sourceChecks, builds], [buildChecks]];

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs one step. Its output is passed on at once when it runs alone, and in one piece otherwise.
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
        resolve('the build warned; a warning is a fault here');
      } else {
        resolve(null);
      }
    });
  });
}

/** @param {Step} step */
const scriptOf = ({command}) => command[2] ?? '';
const scripts = stages.flat(2).map(scriptOf);
const asked = process.argv.slice(2);

if (asked.includes('--list')) {
  console.log(
    `before=${JSON.stringify(sourceChecks.map(scriptOf))}\n` +
      `after=${JSON.stringify(buildChecks.map(scriptOf))}`,
  );
  process.exit(0);
}
const unknown = asked.filter((script) => !scripts.includes(script));
if (unknown.length > 0) {
  console.error(
    `"${unknown.join(', ')}" is no step of the tests. The steps are: ${[...new Set(scripts)].join(', ')}.`,
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
for (const stage of stages) {
  const lists = stage
    .map((steps) =>
      steps.filter(
        (step) => asked.length === 0 || asked.includes(scriptOf(step)),
      ),
    )
    .filter((steps) => steps.length > 0);
  await Promise.all(lists.map((steps) => runInTurn(steps, lists.length === 1)));
}
const seconds = ((Date.now() - start) / 1000).toFixed(0);
console.log(
  `\n${asked.length === 0 ? 'All checks' : asked.join(', ')} passed in ${seconds} s.\n${times.join('\n')}`,
);

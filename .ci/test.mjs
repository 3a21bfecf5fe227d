/**
 * `npm test`: everything that CI checks, in the order in which a fault is cheapest to find. Stops at the first step
 * that fails and says how long each took.
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

/** @type {Step[]} */
const steps = [
  {name: 'types', command: ['npm', 'run', 'typecheck']},
  {name: 'format', command: ['npm', 'run', 'format:check']},
  {name: 'lint', command: ['npm', 'run', 'lint']},
  {name: 'unit tests', command: ['npm', 'run', 'test:unit']},
  {name: 'build', command: ['npm', 'run', 'build'], noWarnings: true},
  {name: 'sizes', command: ['npm', 'run', 'check:budget']},
  {
    name: 'build once more, elsewhere, with the same result',
    command: ['npm', 'run', 'check:reproducible'],
  },
  {
    name: 'build below another base URL, with the crash pages',
    command: ['npm', 'run', 'build', '--', '--out-dir', 'build-preview'],
    env: {SITE_BASE_URL: '/preview/', TEST_PAGES: 'true'},
    noWarnings: true,
  },
  {name: 'browser tests', command: ['npm', 'run', 'test:site']},
];

/**
 * Runs one step, passing its output through.
 * @param {Step} step
 * @returns {Promise<string | null>} why it failed, or null
 */
function run({command: [program = '', ...args], env, noWarnings}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: {...baseEnvironment, ...env},
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const [stream, target] of /** @type {const} */ ([
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ])) {
      stream.on('data', (/** @type {Buffer} */ chunk) => {
        output += chunk;
        target.write(chunk);
      });
    }
    child.on('close', (code) => {
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
const scripts = steps.map(scriptOf);
const asked = process.argv.slice(2);

if (asked.includes('--list')) {
  const first = scripts.indexOf('build');
  const after = scripts.slice(first).filter((script) => script !== 'build');
  console.log(
    `before=${JSON.stringify(scripts.slice(0, first))}\n` +
      `after=${JSON.stringify(after)}`,
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
const chosen = steps.filter(
  (step) => asked.length === 0 || asked.includes(scriptOf(step)),
);

/** @type {string[]} */
const times = [];
for (const step of chosen) {
  console.log(`\n=== ${step.name}`);
  const start = Date.now();
  const fault = await run(step);
  times.push(
    `${((Date.now() - start) / 1000).toFixed(0).padStart(4)} s  ${step.name}`,
  );
  if (fault) {
    console.error(
      `\nFailed: ${step.name} (${fault}). To run it alone: ${step.command.join(' ')}`,
    );
    process.exit(1);
  }
}
console.log(
  `\n${asked.length === 0 ? 'All checks' : asked.join(', ')} passed.\n${times.join('\n')}`,
);

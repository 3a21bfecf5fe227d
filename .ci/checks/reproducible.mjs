/**
 * Builds the last commit twice in another folder, time zone and language, first without any cache, then with the cache of
 * the first, and compares both results with `build/` byte by byte. A difference means that the output depends on where or
 * when it was built, or on what was built before. Then nobody can verify a build, and visitors download unchanged files
 * again.
 */
import {spawnSync} from 'node:child_process';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** In a folder that Git, linters and tests ignore, but not in `node_modules`, whose files are not compiled. */
const copy = path.join(root, 'test-results', 'second-build');

/**
 * Runs a command, and ends this script with a sentence if it fails.
 *
 * @param {string} fault
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
function run(fault, command, args, options) {
  const {status, stdout, stderr} = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    ...options,
  });
  if (status !== 0) {
    console.error(`${fault}\n${stdout}\n${stderr}`);
    process.exit(1);
  }
}

rmSync(copy, {recursive: true, force: true});
run('The commit cannot be copied.', 'git', ['clone', '--quiet', '.', copy]);
cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (file) => path.basename(file) !== '.cache',
});
for (const kind of ['without a cache', 'with a cache from before']) {
  run(`The build ${kind} failed.`, 'npm', ['run', 'build'], {
    cwd: copy,
    env: {
      ...process.env,
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
    },
  });
  const second = path.join(path.relative(root, copy), 'build');
  run(
    `A build ${kind} differs from build/, and is in ${second}. If build/ is not of the last commit, run "npm run build" and try again.`,
    'diff',
    ['--recursive', '--brief', 'build', second],
  );
}
rmSync(copy, {recursive: true, force: true});
console.log('Three builds gave the same files.');

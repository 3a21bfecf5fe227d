/**
 * Builds the site twice in another folder, time zone and language, first without any cache, then with the cache of the
 * first, and compares both results with `build/` byte by byte. A difference means that the output depends on where or
 * when it was built, or on what was built before. Then nobody can verify a build, and visitors download unchanged files
 * again.
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const first = path.join(root, 'build');
/** In a folder that Git, linters and tests ignore, but not in `node_modules`, whose files are not compiled. */
const copy = path.join(root, 'test-results', 'second-build');

/**
 * Files by their name without the content hash, so that files are compared even if their hashes differ.
 * @param {string} directory
 * @returns {Map<string, string>}
 */
function filesOf(directory) {
  const files = readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(directory, path.join(entry.parentPath, entry.name)),
    )
    .sort();
  return new Map(
    files.map((file) => [file.replace(/\.[0-9a-f]{8,10}(?=\.)/, ''), file]),
  );
}

/**
 * The text around the first byte that differs, or `null`.
 * @param {Buffer} one
 * @param {Buffer} other
 */
function firstDifference(one, other) {
  if (one.equals(other)) {
    return null;
  }
  let at = 0;
  while (one[at] === other[at]) {
    at += 1;
  }
  const excerpt = (/** @type {Buffer} */ data) =>
    JSON.stringify(data.subarray(Math.max(0, at - 60), at + 60).toString());
  return `byte ${at}\n    ${excerpt(one)}\n    ${excerpt(other)}`;
}

if (!existsSync(first)) {
  console.error(
    'There is no build/ to compare with. Run "npm run build" first.',
  );
  process.exit(1);
}
rmSync(copy, {recursive: true, force: true});
mkdirSync(copy, {recursive: true});
// Everything that is not ignored, except a file that is deleted but still in Git's index.
const files = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {cwd: root, encoding: 'utf8'},
).split('\0');
for (const name of files) {
  if (name !== '' && existsSync(path.join(root, name))) {
    cpSync(path.join(root, name), path.join(copy, name));
  }
}
cpSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'), {
  recursive: true,
  verbatimSymlinks: true,
  filter: (file) => path.basename(file) !== '.cache',
});

const second = path.join(copy, 'build');
const before = filesOf(first);
for (const kind of ['without a cache', 'with a cache from before']) {
  const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {
    cwd: copy,
    env: {
      ...process.env,
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
    },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`The build ${kind} failed.\n${stdout}\n${stderr}`);
    process.exit(1);
  }

  const after = filesOf(second);
  /** @type {string[]} */
  const faults = [];
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [one, other] = [before.get(name), after.get(name)];
    if (one === undefined || other === undefined) {
      faults.push(`${name}: in ${one ? 'build/' : 'the other build'} only`);
      continue;
    }
    const difference = firstDifference(
      readFileSync(path.join(first, one)),
      readFileSync(path.join(second, other)),
    );
    if (difference !== null) {
      faults.push(`${name}: ${difference}`);
    }
  }
  if (faults.length > 0) {
    // Differences in assets come first, because they cause those in the pages that name them.
    faults.sort(
      (a, b) => Number(/^assets/.test(b)) - Number(/^assets/.test(a)),
    );
    console.error(
      `A build ${kind} differs from build/ in ${faults.length} files:\n  ${faults.slice(0, 8).join('\n  ')}\n` +
        `It is in ${path.relative(root, second)}. If build/ is of other sources, run "npm run build" and try again.`,
    );
    process.exit(1);
  }
}
rmSync(copy, {recursive: true, force: true});
console.log(`Three builds gave the same ${before.size} files.`);

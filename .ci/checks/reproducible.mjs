/**
 * Builds the site once more, in another folder, another time zone, another language and without any cache, and compares
 * it with `build/` byte by byte. A difference means that the output depends on where or when it was made: then nobody
 * can tell from a build what it was made of, and visitors load files anew that did not change.
 */
import {spawnSync} from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const first = path.join(root, 'build');
/** Below a folder that Git, the linters and the tests leave out; outside `node_modules`, whose files are not compiled. */
const copy = path.join(root, 'test-results', 'second-build');

/** What a build is made of. */
const sources = [
  'babel.config.js',
  'blog',
  'docs',
  'docusaurus.config.ts',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
];

/**
 * A copy that takes no room: of links to the same files. Another folder on the same disk, so links work; where they do
 * not, files are copied.
 * @param {string} source
 * @param {string} target
 */
function linkFolder(source, target) {
  mkdirSync(target, {recursive: true});
  for (const entry of readdirSync(source, {withFileTypes: true})) {
    const from = path.join(source, entry.name);
    const to = path.join(target, entry.name);
    if (entry.name === '.cache') {
      continue;
    }
    if (entry.isDirectory()) {
      linkFolder(from, to);
    } else if (entry.isSymbolicLink()) {
      symlinkSync(readlinkSync(from), to);
    } else {
      try {
        linkSync(from, to);
      } catch {
        copyFileSync(from, to);
      }
    }
  }
}

/**
 * Files by the name they would have without the hash of their content, so that what differs is compared and not only
 * named.
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
 * The text round the first byte that differs, or `null`.
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
  const round = (/** @type {Buffer} */ data) =>
    JSON.stringify(data.subarray(Math.max(0, at - 60), at + 60).toString());
  return `byte ${at}\n    ${round(one)}\n    ${round(other)}`;
if (!existsSync(first)) {
  console.error(
    'There is no build/ to compare with. Run "npm run build" first.',
  );
  process.exit(1);
}
}

rmSync(copy, {recursive: true, force: true});
mkdirSync(copy, {recursive: true});
for (const name of sources) {
  cpSync(path.join(root, name), path.join(copy, name), {recursive: true});
}
linkFolder(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

const {status, stdout, stderr} = spawnSync('npm', ['run', 'build'], {
  cwd: copy,
  env: {
    ...process.env,
    NO_UPDATE_NOTIFIER: '1',
    TZ: 'Pacific/Kiritimati',
    LC_ALL: 'tr_TR.UTF-8',
  },
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (status !== 0) {
  console.error(`The second build failed.\n${stdout}\n${stderr}`);
  process.exit(1);
}

const second = path.join(copy, 'build');
const [before, after] = [filesOf(first), filesOf(second)];
/** @type {string[]} */
const faults = [];
for (const name of new Set([...before.keys(), ...after.keys()])) {
  const [one, other] = [before.get(name), after.get(name)];
  if (one === undefined || other === undefined) {
    faults.push(`${name}: in the ${one ? 'first' : 'second'} build only`);
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
  // Pages name scripts and styles, so these come first.
  faults.sort((a, b) => Number(/^assets/.test(b)) - Number(/^assets/.test(a)));
  console.error(
    `Two builds of the same sources differ in ${faults.length} files:\n  ${faults.slice(0, 8).join('\n  ')}\n` +
      `The second build is in ${path.relative(root, second)}.`,
  );
  process.exit(1);
}
rmSync(copy, {recursive: true, force: true});
console.log(`Two builds gave the same ${before.size} files.`);

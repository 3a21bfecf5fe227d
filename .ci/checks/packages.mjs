/**
 * Checks what `npm ci` will install, from package.json, package-lock.json and .npmrc of the given folder: every package
 * comes from the public registry and has its checksum, and none runs code while it is installed. Our lockfile leaves
 * out the addresses of packages, which is all that lockfile-lint looks at.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 */

const directory = path.resolve(process.argv[2] ?? '.');
const registry = 'https://registry.npmjs.org/';

/** @param {string} file */
const read = (file) => readFileSync(path.join(directory, file), 'utf8');

/** Git, file, link, URL and GitHub shorthand all have a colon or a slash; versions, ranges and tags have neither. */
const elsewhere = /[:/]/;

/** @type {string[]} */
const faults = [];

/**
 * @param {string} where
 * @param {Record<string, unknown> | undefined} wanted names with ranges; `overrides` may nest
 */
function checkRanges(where, wanted = {}) {
  for (const [name, range] of Object.entries(wanted)) {
    if (typeof range === 'object' && range !== null) {
      checkRanges(`${where} > ${name}`, {...range});
    } else if (elsewhere.test(String(range).replace(/^npm:@?[^@]+@?/, ''))) {
      faults.push(
        `${where} asks for ${name} from "${String(range)}". Use a version of the registry.`,
      );
    }
  }
}

const manifest = JSON.parse(read('package.json'));
for (const kind of [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'overrides',
]) {
  checkRanges(`package.json, ${kind},`, manifest[kind]);
}

const lock = JSON.parse(read('package-lock.json'));
/** @type {[string, LockedPackage][]} */
const locked = Object.entries(lock.packages ?? {}).filter(
  ([where]) => where !== '',
);
if (lock.lockfileVersion !== 3 || locked.length === 0) {
  faults.push(
    'package-lock.json is not of version 3, which this check reads. Write it with npm 9 or later.',
  );
}
for (const [where, entry] of locked) {
  if (entry.link || !where.startsWith('node_modules/')) {
    faults.push(`${where} is a link to a folder. Use a published package.`);
    continue;
  }
  if (!/^sha512-[A-Za-z0-9+/]{86}==$/.test(entry.integrity ?? '')) {
    faults.push(
      `${where} has no SHA-512 checksum. Install it anew from the registry.`,
    );
  }
  if (entry.resolved !== undefined && !entry.resolved.startsWith(registry)) {
    faults.push(
      `${where} comes from ${entry.resolved}. Only ${registry} is allowed; take "resolved" out when npm wrote the address of a mirror.`,
    );
  }
  if (!/^\d+\.\d+\.\d+/.test(entry.version ?? '')) {
    faults.push(`${where} has the version "${entry.version}".`);
  }
  checkRanges(where, entry.dependencies);
  checkRanges(where, entry.optionalDependencies);
}

if (!/^ignore-scripts\s*=\s*true\s*$/m.test(read('.npmrc'))) {
  faults.push(
    '.npmrc does not set ignore-scripts=true: a package could run code while it is installed.',
  );
}

if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(
  `${locked.length} locked packages: all from the registry, each with its checksum, no code at installation.`,
);

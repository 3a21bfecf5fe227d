// @ts-check
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {fileURLToPath} from 'node:url';
import {chromium} from '@playwright/test';
import {findBrowser} from '../find-browser.cjs';

/** The first of the ports that the benchmark uses. SITE_TEST_PORT moves them, for two runs on one machine. */
export const firstPort = Number(process.env.SITE_TEST_PORT ?? 4173);

/** Chromium without anything that would do work or ask the network beside the page. */
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
  // Chromium's sandbox does not start for root, as in most containers.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The screen that Lighthouse emulates, too. */
export const phone = {
  viewport: {width: 412, height: 823},
  isMobile: true,
  hasTouch: true,
};
/** How many times slower a phone's processor is, as Lighthouse has it. */
export const slowdown = 4;

/** @param {string[]} [more] further arguments */
export const launch = (more = []) =>
  chromium.launch({...findBrowser(), args: [...browserArguments, ...more]});

/**
 * A tab of its own context; with a network in milliseconds and bits per second, that network and a phone's processor.
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

/** Matches a page that works: React has taken over, or there is none and all scripts have run before the load event. */
export const working =
  'html[data-has-hydrated="true"], html:not([data-has-hydrated])';

/**
 * Opens an address and waits until the page has nothing more to do.
 * @param {import('@playwright/test').Page} tab @param {string} url
 */
export async function open(tab, url) {
  await tab.goto(url, {waitUntil: 'load'});
  await tab.waitForSelector(working, {state: 'attached'});
  await tab.waitForLoadState('networkidle');
}

/**
 * Opens an address and waits until the page has also done what it leaves for an idle moment.
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
 * @property {string} [earlier] folder of a build whose files a visitor has already
 */
/** @typedef {Build & {url: string}} Site */
/** @typedef {(site: Site, page: string) => Promise<Record<string, number>>} Measure */

/**
 * Serves a build as a good host does, and resolves once it answers.
 * @param {Build} build @param {number} port
 */
export async function serve(build, port) {
  const script = new URL('../hosting/serve.mjs', import.meta.url);
  const server = spawn(process.execPath, [fileURLToPath(script)], {
    env: {
      ...process.env,
      PORT: String(port),
      SERVE_DIR: build.folder,
      SERVE_BASE_URL: '/',
      SERVE_HTTP2: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => server.kill());
  // It says where it serves, or why it cannot and ends.
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

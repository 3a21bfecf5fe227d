// @ts-check
import {chromium} from '@playwright/test';
import {findBrowser} from '../find-browser.cjs';

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
  ignoreHTTPSErrors: true,
  viewport: {width: 412, height: 823},
  isMobile: true,
  hasTouch: true,
};
export const desktop = {
  ignoreHTTPSErrors: true,
  viewport: {width: 1350, height: 940},
};

/** @param {string[]} [more] further arguments */
export const launch = (more = []) =>
  chromium.launch({...findBrowser(), args: [...browserArguments, ...more]});

/**
 * Opens an address and waits until the page has nothing more to do.
 * @param {import('@playwright/test').Page} page @param {string} url
 */
export async function open(page, url) {
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
  await page.waitForLoadState('networkidle');
}

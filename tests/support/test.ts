/** The test function of the browser tests: Playwright's, with the manners that every page of this site must have. */
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';

interface Fixtures {
  /** Everything the page wrote to its console, and every error it threw. Must be empty unless a test says otherwise. */
  consoleOutput: string[];
  /** Requests that left the origin of the site. */
  foreignRequests: string[];
  /** What the security policy blocked. Must be empty at the end of a test; one that provokes it takes it out. */
  policyViolations: string[];
}

export const test = base.extend<Fixtures>({
  consoleOutput: [
    async ({page}, use) => {
      const output: string[] = [];
      page.on('console', (message: ConsoleMessage) =>
        output.push(`${message.type()}: ${message.text()}`),
      );
      page.on('pageerror', (error) => output.push(`thrown: ${error.message}`));
      await use(output);
    },
    {auto: true},
  ],
  policyViolations: [
    async ({page}, use) => {
      const violations: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) {
          violations.push(message.text());
        }
      });
      await use(violations);
      expect(violations, 'blocked by the security policy').toEqual([]);
    },
    {auto: true},
  ],
  foreignRequests: [
    async ({page, baseURL}, use) => {
      const requests: string[] = [];
      page.on('request', (request) => {
        const url = request.url();
        if (
          /^https?:/.test(url) &&
          new URL(url).host !== new URL(baseURL!).host
        ) {
          requests.push(url);
        }
      });
      await use(requests);
    },
    {auto: true},
  ],
});

export {expect};

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
}

/** Opens a page and waits until it works. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** The JavaScript files of the page's own content, which load after the bundle: neither `main` nor the runtime. */
export const pageChunks = /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/;

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 800};

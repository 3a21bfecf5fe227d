/** The test function of the browser tests: Playwright's, with the manners that every page of this site must have. */
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import {servers} from './servers';

interface Fixtures {
  /** Everything the page wrote to its console, and every error it threw. Must be empty unless a test says otherwise. */
  consoleOutput: string[];
  /** Requests that left the origin of the site. */
  foreignRequests: string[];
  /** What the security policy blocked. Must be empty at the end of a test; one that provokes it takes it out. */
  policyViolations: string[];
}

export const test = base.extend<Fixtures>({
  consoleOutput: ({}, use) => use([]),
  policyViolations: ({}, use) => use([]),
  foreignRequests: ({}, use) => use([]),
  // Attached to the page, so that a test that only reads the build starts no browser.
  page: async (
    {page, baseURL, consoleOutput, policyViolations, foreignRequests},
    use,
  ) => {
    page.on('console', (message) => {
      consoleOutput.push(`${message.type()}: ${message.text()}`);
      if (message.text().includes('Content Security Policy')) {
        policyViolations.push(message.text());
      }
    });
    page.on('pageerror', (error) =>
      consoleOutput.push(`thrown: ${error.message}`),
    );
    page.on('request', (request) => {
      const url = request.url();
      if (
        /^https?:/.test(url) &&
        new URL(url).host !== new URL(baseURL!).host
      ) {
        foreignRequests.push(url);
      }
    });
    await use(page);
    expect(policyViolations, 'blocked by the security policy').toEqual([]);
  },
});

/**
 * The same for tests of what any visitor sees, however often they have been here: each test gets a page of its own with
 * nothing stored, but all pages of a worker share one cache, so that the files of the site are fetched and compiled once.
 * What is about a first visit, a lost connection or the clock needs the `test` above.
 */
export const warmTest = test.extend<
  object,
  {sharedContexts: Map<boolean, BrowserContext>}
>({
  /** One with JavaScript and one without, each made when it is first needed. */
  sharedContexts: [
    async ({}, use) => {
      const contexts = new Map<boolean, BrowserContext>();
      await use(contexts);
      await Promise.all(
        Array.from(contexts.values(), (context) => context.close()),
      );
    },
    {scope: 'worker'},
  ],
  // Cleared before a test and not after it, so that a failed test can still be photographed.
  context: async ({browser, sharedContexts, javaScriptEnabled}, use) => {
    const context =
      sharedContexts.get(javaScriptEnabled) ??
      (await browser.newContext({
        baseURL: servers.site.url,
        javaScriptEnabled,
      }));
    sharedContexts.set(javaScriptEnabled, context);
    await Promise.all(context.pages().map((page) => page.close()));
    await context.clearPermissions();
    await use(context);
  },
  page: async ({page, viewport, colorScheme, baseURL}, use) => {
    await page.setViewportSize(viewport!);
    await page.emulateMedia({colorScheme});
    const client = await page.context().newCDPSession(page);
    await client.send('Storage.clearDataForOrigin', {
      origin: new URL(baseURL!).origin,
      storageTypes: 'local_storage',
    });
    await client.detach();
    await use(page);
  },
});

export {expect};

/** Waits until React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
}

/** Waits until the page has loaded and has nothing more to do at the moment. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        // On an overloaded machine a page may never be idle.
        requestIdleCallback(resolve, {timeout: 2000}),
      ),
  );
}

/** Makes the browser look like one that saves data, so that nothing is fetched ahead of a click. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    }),
  );
}

/** Turns the wheel and waits until the page has followed. */
export async function turnWheel(page: Page, distance: number): Promise<void> {
  await page.evaluate(() => {
    const ended = new Promise((resolve) =>
      document.addEventListener('scrollend', resolve, {once: true}),
    );
    Object.assign(window, {ended});
  });
  await page.mouse.wheel(0, distance);
  await page.evaluate(async () => {
    await (window as unknown as {ended: Promise<unknown>}).ended;
  });
}

/** Opens a page and waits until it works. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** The JavaScript files of the page's own content, which the bundle loads: neither `main`, its libraries nor the runtime. */
export const pageChunks =
  /\/assets\/js\/(?!(?:main|vendor|runtime~main)\.)[^/]+\.js$/;

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 800};

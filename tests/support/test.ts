/** Playwright's `test`, with checks that apply to every page of this site. */
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import {servers} from './servers';

interface Fixtures {
  /** Everything the page logged to the console, and every uncaught error. */
  consoleOutput: string[];
  /** Requests to origins other than the site's. */
  foreignRequests: string[];
  /** CSP violations. Must be empty at the end of a test; a test that causes some must remove them. */
  policyViolations: string[];
}

export const test = base.extend<Fixtures>({
  consoleOutput: ({}, use) => use([]),
  policyViolations: ({}, use) => use([]),
  foreignRequests: ({}, use) => use([]),
  // Depends on `page`, so that tests that only read the build start no browser.
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
    expect(policyViolations, 'CSP violations').toEqual([]);
  },
});

/**
 * A faster `test` whose pages share one HTTP cache per worker, so that files are fetched and compiled once. Each test
 * still gets its own page and empty storage. Use the `test` above for a first visit, a lost connection or a fake clock.
 */
export const warmTest = test.extend<
  object,
  {sharedContexts: Map<boolean, BrowserContext>}
>({
  /** One with JavaScript and one without, each created on first use. */
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
  // Cleared before a test, not after, so that Playwright can take a screenshot of a failed one.
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

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForSelector('html[data-has-hydrated="true"]', {
    state: 'attached',
  });
}

/** Waits until the page has loaded and is idle. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        // On an overloaded machine, a page may never be idle.
        requestIdleCallback(resolve, {timeout: 2000}),
      ),
  );
}

/** Turns on data saving, so that nothing is prefetched. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    }),
  );
}

/** Holds back matching requests until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Counts page loads from now on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) {
      loads += 1;
    }
  });
  return () => loads;
}

/** Scrolls with the mouse wheel and waits until scrolling has ended. */
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

/** Opens a page and waits for hydration. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/**
 * The chunks of a single page: all scripts except `main`, its libraries and the runtime. A retry adds a query to the
 * address.
 */
export const pageChunks =
  /\/assets\/js\/(?!(?:main|vendor|runtime~main)\.)[^/]+\.js(?:\?|$)/;

export const phone = {width: 390, height: 844};
export const desktop = {width: 1280, height: 800};

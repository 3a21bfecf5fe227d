/** Playwright's `test`, with checks that apply to every page of this site. */
import {
  test as base,
  expect,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import {servers} from './servers';

const ownHosts = new Set(
  Object.values(servers).map(({port}) => `localhost:${port}`),
);

/** One line: `error: text`, or `thrown: text` for an uncaught error. */
const lineOf = (message: ConsoleMessage): string => {
  const line = `${message.type()}: ${message.text()}`;
  // Chromium names the failed file only in the position of the message.
  return line.startsWith('error: Failed to load resource')
    ? `${line} ${message.location().url}`
    : line;
};

interface Fixtures {
  /** Console messages and uncaught errors of the page and of the tabs that it opens. */
  consoleOutput: string[];
  /**
   * Permits the console messages, or the requests to other origins, that a test causes on purpose. Without it, a test
   * fails if there are any. The reason is in the report.
   */
  permit: (what: RegExp, reason: string) => void;
  permitted: RegExp[];
  /** Lets the requests to matching addresses fail, and permits the message about it. `page.unroute` undoes the first. */
  block: (files: RegExp) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  consoleOutput: ({}, use) => use([]),
  permitted: ({}, use) => use([]),
  permit: ({permitted}, use, testInfo) =>
    use((what, reason) => {
      permitted.push(what);
      testInfo.annotations.push({
        type: 'permitted',
        description: `${what}: ${reason}`,
      });
    }),
  block: ({page, permit}, use) =>
    use(async (files) => {
      permit(
        new RegExp(
          `^error: Failed to load resource: net::ERR_FAILED \\S*${files.source}`,
        ),
        'the test blocks these files',
      );
      await page.route(files, (route) => route.abort());
    }),
  // Depends on `page`, so that tests that only read the build start no browser.
  page: async ({page, context, consoleOutput, permitted}, use) => {
    const foreignRequests: string[] = [];
    context.on('console', (message) => consoleOutput.push(lineOf(message)));
    context.on('weberror', (error) =>
      consoleOutput.push(`thrown: ${error.error().message}`),
    );
    context.on('request', (request) => {
      const url = request.url();
      if (/^(?:https?|wss?):/.test(url) && !ownHosts.has(new URL(url).host)) {
        foreignRequests.push(url);
      }
    });
    await use(page);
    const unexpected = (lines: readonly string[]) =>
      lines.filter((line) => !permitted.some((what) => what.test(line)));
    expect.soft(unexpected(consoleOutput), 'console output').toEqual([]);
    expect(unexpected(foreignRequests), 'requests to others').toEqual([]);
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

/** Checks that nothing is wider than the window, once the page is laid out for its width. */
export async function fitsWindow(page: Page, what?: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        ),
      `pixels wider than the window ${what ?? ''}`,
    )
    .toBeLessThanOrEqual(0);
}

/** Turns on data saving, so that nothing is prefetched. */
export async function withoutPrefetch(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
    }),
  );
}

/**
 * Stops all timers of so many milliseconds, so that what a page waits for comes first on a busy machine too. Works for the
 * current page and those that follow. The returned function lets those time out that were set.
 */
export async function stopTimers(
  page: Page,
  milliseconds: number,
): Promise<() => Promise<void>> {
  const stop = (stopped: number) => {
    const timers: (() => void)[] = [];
    const wait = window.setTimeout;
    window.setTimeout = ((callback: () => void, delay = 0) =>
      delay === stopped
        ? -timers.push(callback)
        : wait(callback, delay)) as typeof setTimeout;
    Object.assign(window, {timers});
  };
  await page.addInitScript(stop, milliseconds);
  await page.evaluate(stop, milliseconds);
  return () =>
    page.evaluate(() => {
      const {timers} = window as unknown as {timers: (() => void)[]};
      timers.splice(0).forEach((callback) => callback());
    });
}

/** Types into a text field so fast that nothing can happen between two characters. */
export const typeAtOnce = (field: Locator, text: string): Promise<void> =>
  field.evaluate((element: HTMLInputElement | HTMLTextAreaElement, typed) => {
    element.focus();
    for (const character of typed) {
      const end = element.value.length;
      element.setRangeText(character, end, end, 'end');
      element.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
  }, text);

/** Holds back matching requests until the returned function is called. */
export async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
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

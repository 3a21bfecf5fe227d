import type {Page, Route} from '@playwright/test';
import {announcement} from '../../src/data/announcement';
import {navbarLink} from '../support/navbar';
import {asked, errorField, verdict} from '../support/place';
import {notice} from '../support/searchDialog';
import {servers} from '../support/servers';
import {
  countLoads,
  expect,
  hold,
  hydrated,
  open,
  pageChunks,
  test,
  withoutPrefetch,
} from '../support/test';

// What the test before has loaded would be there in a first visit, or one without a connection.
test.use({reuseContext: false});

/** Adverse conditions: failed or slow requests, no storage, hostile URLs, no style sheet, another time zone. */

const mainScript = /\/assets\/js\/main\./;
const bundleScripts = [
  ["webpack's runtime", /\/assets\/js\/runtime~main\./],
  ['the bundle', mainScript],
] as const;
/** What may happen to files, until the connection is good again. */
const ways: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  fail: (route) => route.abort(),
  // As by a host that was updated meanwhile.
  'are cut off': async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({response, body: text.slice(0, text.length / 2)});
  },
  'never arrive': () => new Promise(() => undefined),
};
const output =
  'Windows(R), Professional edition:\n    The machine is permanently activated.';
const statusField = (page: Page) =>
  page.getByRole('textbox', {name: 'Paste the report'});
const credits = (page: Page) => navbarLink(page, '/credits');

test.describe('files that fail to load', () => {
  for (const [what, files] of [
    ...bundleScripts,
    ['chunks', pageChunks],
  ] as const) {
    test(`retries ${what} silently after one fault`, async ({page, permit}) => {
      permit(/net::ERR_FAILED/, 'each file fails once');
      const loads = countLoads(page);
      const requests: string[] = [];
      await page.route(files, async (route) => {
        const address = route.request().url().replace(/\?.*/, '');
        const isFirst = !requests.includes(address);
        requests.push(address);
        await (isFirst ? route.abort() : route.fallback());
      });
      await open(page, '/credits');
      // How many chunks are prefetched meanwhile depends on the time.
      expect(requests.length).toBeGreaterThanOrEqual(2);
      if (files !== pageChunks) {
        expect(requests).toHaveLength(2);
      }
      await expect(notice(page)).toHaveCount(0);
      expect(loads()).toBe(1);
    });

    for (const [how, spoil] of Object.entries(ways)) {
      test(`a page whose files of ${what} ${how} offers Retry, and keeps typed text`, async ({
        page,
        permit,
      }) => {
        if (how === 'fail') {
          permit(/net::ERR_FAILED/, 'files fail');
        } else if (how === 'are cut off') {
          permit(
            /^thrown: (?:Unexpected|Invalid|Unterminated|missing) /,
            'files are cut off',
          );
        }
        const isHanging = how === 'never arrive';
        if (isHanging) {
          await page.clock.install();
        }
        const loads = countLoads(page);
        const spoiled = new Set<string>();
        let pending = 0;
        let isOver = false;
        await page.route(files, async (route) => {
          if (isOver) {
            await route.fallback();
            return;
          }
          spoiled.add(route.request().url());
          pending += 1;
          await spoil(route);
          pending -= 1;
        });
        // The scripts hold the other events back.
        await page.goto('/check_activation_status', {waitUntil: 'commit'});
        await statusField(page).fill(output);
        if (isHanging) {
          await page.waitForFunction(
            (isRunning) =>
              isRunning
                ? 'docusaurus' in window
                : document.readyState === 'interactive',
            files === pageChunks,
          );
          await expect(notice(page)).toHaveCount(0);
          await page.clock.fastForward(10_000);
        }
        await expect(notice(page)).toContainText(
          'A part of this page did not load',
        );
        // What is damaged is kept by caches under its address.
        const [first = ''] = spoiled;
        const anew = [...spoiled].filter((each) =>
          each.startsWith(`${first}?`),
        );
        expect(anew, String([...spoiled])).toHaveLength(isHanging ? 0 : 1);
        await expect(notice(page)).toContainText('clears what you typed');
        await expect(page.locator('h1')).toBeVisible();
        const retry = notice(page).getByRole('button', {name: 'Retry'});
        if (!isHanging) {
          await retry.click();
          await expect(notice(page)).toContainText('did not');
          // The first fault shows the notice. Files of the same retry that come later would spoil the next one.
          await expect.poll(() => pending).toBe(0);
        } else if (files === pageChunks) {
          await expect(notice(page)).toContainText(
            /Loading chunk \S+ failed\.\s+\(timeout/,
          );
        }
        isOver = true;
        await retry.click();
        await hydrated(page);
        await expect(notice(page)).toHaveCount(0);
        // To a script that hangs, only another page load helps.
        if (isHanging && files !== pageChunks) {
          return;
        }
        await page.getByRole('button', {name: 'Read report'}).click();
        await expect(verdict(page)).toContainText('Windows Pro: ');
        await asked(page).getByRole('button', {name: 'Change'}).click();
        await expect(statusField(page)).toHaveValue(output);
        expect(loads()).toBe(1);
      });
    }
  }

  test('the notice goes when a script arrives after all', async ({page}) => {
    await page.clock.install();
    const release = await hold(page, mainScript);
    await page.goto('/check_activation_status', {waitUntil: 'commit'});
    await page.waitForFunction(() => document.readyState === 'interactive');
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toBeVisible();
    release();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('a link to a page whose files never arrive offers Retry', async ({
    page,
  }) => {
    await page.clock.install();
    await withoutPrefetch(page);
    await open(page, '/check_activation_status');
    const loads = countLoads(page);
    await page.route(pageChunks, ways['never arrive']!);
    await credits(page).click();
    await expect(page).toHaveURL('/credits');
    await expect(notice(page)).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(notice(page)).toContainText(
      'The page that you asked for did not load',
    );
    await expect(statusField(page)).toBeVisible();
    // What hangs stays so.
    await page.route(pageChunks, (route) => route.continue());
    await notice(page).getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toHaveText(/credits/i);
    await expect(notice(page)).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('the form of an address that nothing answers is there', async ({
    page,
    block,
  }) => {
    await block(mainScript);
    await page.goto('/troubleshoot?code=0xC004F074');
    await expect(notice(page)).toContainText('did not');
    await expect(errorField(page)).toBeVisible();
  });

  test('a tab from before a deployment reloads', async ({page, permit}) => {
    permit(/404|Loading chunk \S+ failed/, 'the old files are gone');
    await withoutPrefetch(page);
    await open(page, '/faq');
    const loads = countLoads(page);
    // The old file names return 404 until the page is reloaded.
    await page.route(pageChunks, (route) =>
      loads() === 0
        ? route.fulfill({status: 404, contentType: 'text/html', body: '<p>'})
        : route.fallback(),
    );
    await credits(page).click();
    await expect(page.locator('h1')).toHaveText(/credits/i);
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
    expect(loads()).toBe(1);
  });
});

test.describe('a slow connection', () => {
  test('a missing style sheet stops no page and no tool', async ({page}) => {
    const release = await hold(page, /\.css$/);
    await page.goto('/troubleshoot', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    await hydrated(page);
    await errorField(page).fill('0xC004F074');
    await page.getByRole('button', {name: 'Look up'}).click();
    await expect(verdict(page)).toContainText('0xC004F074');
    await expect(notice(page)).toHaveCount(0);
    release();
    // The focus styles are only in the sheet.
    await expect
      .poll(() => page.evaluate(() => document.styleSheets.length))
      .toBeGreaterThan(1);
    await expect
      .poll(() =>
        page.evaluate(
          () =>
            document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')!
              .sheet !== null,
        ),
      )
      .toBe(true);
  });

  test('the page is readable before its scripts load, and its tools say that they are loading', async ({
    page,
  }) => {
    const release = await hold(page, mainScript);
    const loads = countLoads(page);
    await page.goto('/troubleshoot', {waitUntil: 'commit'});
    await expect(page.locator('h1')).toBeVisible();
    const entry = page.locator('details[id="0xC004F074"]');
    await page
      .locator('[data-families] > details')
      .filter({has: entry})
      .locator('> summary')
      .click();
    await expect(entry).toBeVisible();
    await errorField(page).fill('my secret name, 0xC004F074');
    await expect(page.getByRole('button', {name: 'Look up'})).toBeDisabled();
    await expect(
      page.getByRole('button', {name: 'Windows on a PC'}),
    ).toBeDisabled();
    const hints = () =>
      page
        .locator('[data-needs-script]')
        .evaluateAll((tools) =>
          tools.map((tool) => getComputedStyle(tool, '::before').content),
        );
    expect(await hints()).toEqual(['"Loading…"', '"Loading…"']);
    release();
    await hydrated(page);
    await expect(verdict(page)).toContainText('0xC004F074');
    await expect(errorField(page)).toHaveValue('my secret name, 0xC004F074');
    expect(loads()).toBe(1);
    expect(page.url()).not.toContain('secret');
    expect(await hints()).toEqual(['none', 'none']);
  });
});

test('offline after the page has loaded, a link says so and changes nothing; the other page opens when the connection is back', async ({
  page,
  context,
  permit,
}) => {
  permit(/ERR_INTERNET_DISCONNECTED/, 'the test is offline');
  await withoutPrefetch(page);
  await open(page, '/check_activation_status');
  await statusField(page).fill(output);
  const loads = countLoads(page);
  await context.setOffline(true);
  await credits(page).click();
  await expect(notice(page)).toContainText('You are offline');
  await expect(statusField(page)).toHaveValue(output);
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(notice(page)).toContainText('You are offline');

  await page.goBack();
  await expect(notice(page)).toHaveCount(0);
  await expect(statusField(page)).toHaveValue(output);

  await credits(page).click();
  await expect(notice(page)).toContainText('You are offline');
  await context.setOffline(false);
  await expect(page.locator('h1')).toHaveText(/credits/i);
  await expect(page).toHaveURL('/credits');
  await expect(notice(page)).toHaveCount(0);
  expect(loads()).toBe(0);
});

test.describe('local storage', () => {
  const button = (page: Page) => page.getByRole('button', {name: /^Search/});

  /** Uses every feature that stores something. */
  async function useAll(page: Page): Promise<void> {
    const html = page.locator('html');
    const before = await html.getAttribute('data-theme');
    await page
      .locator('button[aria-label^="Switch between dark and light mode"]')
      .click();
    await expect(html).toHaveAttribute(
      'data-theme',
      before === 'dark' ? 'light' : 'dark',
    );
    if (announcement) {
      const bar = page.getByRole('region', {name: 'Announcement'});
      await bar.getByRole('button', {name: 'Close'}).click();
      await expect(bar).toHaveCount(0);
    }
    await button(page).click();
    await page.getByRole('combobox').fill('kms38');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/kms38/);
  }

  test('denied: everything works for this visit', async ({page, permit}) => {
    permit(/storage is not available/, 'Docusaurus warns');
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await useAll(page);
  });

  test('full: everything works for this visit', async ({page, permit}) => {
    permit(/^error: Docusaurus storage error/, 'Docusaurus reports it');
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'an-older-one');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    if (announcement) {
      await expect(page.locator('html')).toHaveAttribute(
        'data-announcement-bar-initially-dismissed',
        'false',
      );
    }
    await hydrated(page);
    await useAll(page);
  });

  test('garbage under every key does no harm', async ({page}) => {
    const keys = new Set<string>();
    await page.exposeFunction('noteKey', (key: string) => keys.add(key));
    await page.emulateMedia({colorScheme: 'dark'});
    for (const garbage of [
      '"><img src=x onerror="window.broken=1">',
      '[[["true"]],{}]',
      '\u0000\uD800'.repeat(1000),
    ]) {
      await page.addInitScript((value) => {
        // The last of these scripts wins.
        Storage.prototype.getItem = (key: string) => {
          void (window as unknown as {noteKey: (key: string) => void}).noteKey(
            key,
          );
          return value;
        };
      }, garbage);
      await open(page, '/faq');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await button(page).click();
      await expect(
        page.getByRole('dialog').getByRole('heading').first(),
      ).toBeVisible();
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    }
    // Proves that the known keys were read. Keys added later get the garbage too.
    expect([...keys]).toEqual(
      expect.arrayContaining([
        'theme',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docs-preferred-version-default',
      ]),
    );
    expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  });
});

test.describe('hostile URLs', () => {
  const markup = '"><img src=x onerror="window.broken=1">';
  const long = 'a'.repeat(6_000);

  test('open their page, and render none of their content', async ({page}) => {
    for (const address of [
      '/faq#%E0%A4%A',
      `/troubleshoot#${markup}`,
      `/troubleshoot?code=${markup}`,
      '/troubleshoot?code=%E0%A4%A&code=__proto__#%',
      `/change_windows_edition?from=${markup}&to=__proto__#constructor`,
      `/kms38?docusaurus-theme=${markup}#${long}`,
      `/kms38?docusaurus-data-theme=${markup}&docusaurus-data-<=1`,
      `/kms38?q=${long}`,
      '/kms38?%E0%A4%A&=&&;#[id="x"],*',
    ]) {
      await open(page, address);
      await expect(page.locator('h1'), address).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        /^(?:light|dark)$/,
      );
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'broken' in window)).toBe(false);
    }
  });

  test('a malformed fragment causes no crash on a page', async ({page}) => {
    await open(page, '/faq');
    await page.evaluate(() => {
      window.location.hash = '%E0%A4%A';
    });
    await expect(page.locator('h1')).toHaveText('Frequently asked questions');
    await credits(page).click();
    await expect(page).toHaveURL('/credits');
  });

  test('a malformed path has a not-found page', async ({page, permit}) => {
    permit(/404 .*\/%E0%A4%A$/, 'Chromium reports the status of the page');
    await open(page, '/%E0%A4%A');
    await expect(page.locator('h1')).toHaveText('Page not found');
    await credits(page).click();
    await expect(page).toHaveURL('/credits');
  });
});

test('without the style sheet, the page is in reading order, and no icon fills it', async ({
  page,
  block,
}) => {
  await block(/\.css$/);
  for (const route of ['/', '/troubleshoot', '/genuine-installation-media']) {
    await open(page, route);
    const boxes = await page
      .locator('.navbar, h1, h2, article p:not(:empty), footer.footer')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.checkVisibility())
          .map(
            (element) => element.getBoundingClientRect().toJSON() as DOMRect,
          ),
      );
    expect(boxes.length, route).toBeGreaterThan(5);
    // A text above the one before it is in the next column.
    const misplaced = boxes.filter(({top, left}, index) => {
      const before = boxes[index - 1];
      return before && top < before.top && left < before.right;
    });
    expect(misplaced, route).toEqual([]);
    // The lines of a drawing are as wide as it, and have their height.
    const drawings = await page
      .locator('svg:not([height]), img')
      .evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({width, height}) => width > 64 || height > 64)
          .map(({width, height}) => `${width} x ${height}`),
      );
    expect(drawings, route).toEqual([]);
  }
});

test.describe('west of Greenwich', () => {
  test.use({timezoneId: 'America/New_York'});

  test('a post of January 1 is under its year', async ({page}) => {
    await open(page, `${servers.preview.url}blog`);
    const group = page
      .getByRole('navigation', {name: 'Blog recent posts'})
      .getByRole('group')
      .filter({hasText: 'Second post'});
    await expect(group.getByRole('heading')).toHaveText('2026');
  });
});

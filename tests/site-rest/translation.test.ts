/** A page in the translation of a browser works like the original, and shows nothing stale. */
import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {announcement} from '../../src/data/announcement';
import {field as anything} from '../support/oneBox';
import {fileOf} from '../support/paste';
import {servers} from '../support/servers';
import {unfold, verdict} from '../support/place';
import {
  expect,
  hydrated,
  open,
  phone,
  settled,
  stopTimers,
  test,
} from '../support/test';
import {button, sums} from '../support/tools';

interface Options {
  /** Translates the HTML before React takes over, as on a slow connection. */
  beforeHydration?: boolean;
}

/**
 * Translates each page like Chrome and Edge do, but not in tests: replaces every text node by `<font><font>…</font></font>`, and keeps on
 * doing so while the page changes, except inside `translate="no"`. The "translation" of a text is `⟦text⟧`, so a test
 * can tell a text that was translated from one that was not.
 */
async function translateFromNowOn(
  page: Page,
  {beforeHydration = false}: Options = {},
): Promise<void> {
  await page.addInitScript((isEarly) => {
    const untouched =
      'font, [translate="no"], script, style, noscript, textarea';

    function translateBelow(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) {
        if (node instanceof Text && !node.parentElement?.closest(untouched)) {
          texts.push(node);
        }
      }
      for (const text of texts) {
        const outer = document.createElement('font');
        const inner = outer.appendChild(document.createElement('font'));
        inner.textContent = text.data.trim() ? `⟦${text.data}⟧` : text.data;
        text.replaceWith(outer);
      }
    }

    function start(): void {
      translateBelow(document.body);
      new MutationObserver((changes) => {
        for (const {target, addedNodes} of changes) {
          for (const node of target instanceof Text ? [target] : addedNodes) {
            if (node.isConnected) {
              translateBelow(node);
            }
          }
        }
      }).observe(document.body, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    }

    if (isEarly) {
      // Fires before deferred scripts run.
      document.addEventListener('readystatechange', start, {once: true});
      return;
    }
    new MutationObserver((_changes, observer) => {
      if (document.documentElement?.dataset.hasHydrated === 'true') {
        observer.disconnect();
        start();
      }
    }).observe(document, {
      attributeFilter: ['data-has-hydrated'],
      subtree: true,
    });
  }, beforeHydration);
}

/** Opens a page in translation. */
async function openTranslated(
  page: Page,
  route: string,
  options?: Options,
): Promise<void> {
  await translateFromNowOn(page, options);
  await page.goto(route);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/^⟦.*⟧$/);
}

/** The text of the page as its visitor sees it, without white space and without the marks of the translation. */
async function originalText(page: Page): Promise<string> {
  const text = await page.locator('body').innerText();
  return text.replace(/[⟦⟧\s]/g, '');
}

/** Something a visitor does, and the answer that must appear. */
type Step = (page: Page) => Promise<void>;

/**
 * Takes the steps on the page as it is, then again in translation, and compares the whole text of the page after each.
 * So a text that is left over from an earlier step is found wherever it is.
 */
async function expectSameInTranslation(
  page: Page,
  route: string,
  steps: readonly Step[],
): Promise<void> {
  await open(page, route);
  const texts: string[] = [];
  for (const step of steps) {
    await step(page);
    await settled(page);
    texts.push(await originalText(page));
  }
  await page.evaluate(() => localStorage.clear());
  await openTranslated(page, route);
  for (const [index, step] of steps.entries()) {
    await step(page);
    await expect
      .poll(() => originalText(page), {
        message: `the text after step ${index + 1}`,
        // On a busy machine, React renders and the translator follows later than the answer that the step waits for.
        timeout: 15_000,
      })
      .toBe(texts[index]);
  }
}

test.afterEach(async ({page, consoleOutput}) => {
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
  expect(consoleOutput).toEqual([]);
});

test('in translation, the file verifier shows its progress', async ({page}) => {
  await openTranslated(page, '/genuine-installation-media');
  // The worker is replaced by one that reports what the test tells it to.
  await page.evaluate(() => {
    class Report {
      onmessage?: (event: {data: unknown}) => void;
      constructor() {
        Object.assign(window, {
          report: (bytes: number) =>
            this.onmessage?.({data: {type: 'progress', bytes}}),
        });
      }
      postMessage = (): void => undefined;
      terminate = (): void => undefined;
    }
    Object.assign(window, {Worker: Report});
  });
  await page
    .getByLabel('File to check')
    .setInputFiles(fileOf('a.iso', Buffer.alloc(1000)));
  for (const bytes of [100, 200, 900]) {
    await page.evaluate((count) => {
      (window as unknown as {report: (bytes: number) => void}).report(count);
    }, bytes);
    await expect(
      page.getByRole('main').getByText(`${bytes / 10}%`),
    ).toBeVisible();
    await expect(
      page.getByRole('main').getByText(`${bytes} bytes of`),
    ).toBeVisible();
  }
});

test.describe('in translation, the frame of the pages works', () => {
  test('copy buttons report and copy the original', async ({page}) => {
    await openTranslated(page, '/check_activation_status');
    const block = page
      .locator('.theme-code-block')
      .filter({hasText: 'slmgr.vbs /xpr'})
      .first();
    const report = block.locator('[aria-live="polite"]').last();
    // The report stays for three seconds, here until it was seen.
    const end = await stopTimers(page, 3000);
    for (let copies = 0; copies < 2; copies += 1) {
      await block.getByRole('button', {name: 'Copy'}).click();
      await expect(report).toHaveText('⟦Copied⟧');
      await end();
      await expect(report).toBeEmpty();
    }
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^cscript [^⟦⟧]+ \/xpr$/,
    );
  });

  test('the theme switch, the menu and the announcement', async ({page}) => {
    test.skip(announcement === null, 'there is nothing to announce');
    await openTranslated(page, '/');
    for (const mode of ['dark', 'light']) {
      await page.getByRole('button', {name: /^Switch between dark/}).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    }
    const bar = page.getByRole('region', {name: 'Announcement'});
    await bar.getByRole('button', {name: 'Close'}).click();
    await expect(bar).toHaveCount(0);
    await page.locator('.navbar').getByRole('button', {name: 'More'}).click();
    await page.locator('.navbar').getByRole('link', {name: 'News'}).click();
    await expect(page).toHaveURL('/news');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/^⟦.*⟧$/);
  });

  test('the drawer and the contents box on a phone', async ({page}) => {
    await page.setViewportSize(phone);
    const drawer = page.locator('.navbar-sidebar');
    await expectSameInTranslation(page, '/faq', [
      async () => {
        await page.locator('.theme-doc-toc-mobile summary').first().click();
        await expect(
          page.locator('a[href="#antivirus-and-safety"]').first(),
        ).toBeVisible();
      },
      async () => {
        await page.locator('.theme-doc-toc-mobile summary').first().click();
        await page.getByRole('button', {name: 'Toggle navigation'}).click();
        await expect(drawer.getByRole('link', {name: 'Blog'})).toBeVisible();
      },
      async () => {
        await drawer.getByRole('link', {name: /News/}).last().click();
        await expect(page).toHaveURL('/news');
        await expect(drawer).toBeHidden();
      },
    ]);
  });

  test('navigation, Back, Forward, and an unknown address', async ({page}) => {
    const heading = page.getByRole('heading', {level: 1});
    const follow = (route: string, title: string) => async () => {
      await page.locator(`a[href="${route}"]:visible`).first().click();
      await expect(heading).toContainText(title);
    };
    await expectSameInTranslation(page, '/hwid', [
      follow('/kms38', 'KMS38'),
      follow('/troubleshoot', 'roubleshoot'),
      async () => {
        await page.goBack();
        await expect(page).toHaveURL('/kms38');
        await expect(heading).toContainText('KMS38');
      },
    ]);
    await expectSameInTranslation(page, '/faq', [
      async () => {
        await page.evaluate(() => {
          history.pushState(null, '', '/kms39');
          dispatchEvent(new PopStateEvent('popstate'));
        });
        await expect(heading).toContainText('Page not found');
        await expect(page.getByRole('main')).toContainText('Did you mean');
      },
      follow('/kms38', 'KMS38'),
    ]);
  });
});

test('a translated crash offers a way out', async ({page, consoleOutput}) => {
  await translateFromNowOn(page);
  await page.goto(`${servers.preview.url}test/crash`);
  await hydrated(page);
  await page.getByRole('button', {name: 'Crash'}).click();
  const heading = page.getByRole('heading', {level: 1});
  await expect(heading).toHaveText('⟦This page crashed.⟧');
  await page.evaluate(() => Object.assign(window, {repaired: true}));
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(heading).toHaveText('⟦Crash⟧');
  for (const message of consoleOutput.splice(0)) {
    expect(message).toContain('The page was asked to crash.');
  }
});

test('a page that is translated before its scripts arrive works', async ({
  page,
  consoleOutput,
}) => {
  await openTranslated(page, '/troubleshoot', {beforeHydration: true});
  await page.getByLabel('Error code or message').fill('0xC004F074');
  await expect(
    page.getByText('⟦Found 0xC004F074: No KMS host could be contacted.⟧'),
  ).toBeVisible();
  // React reports that the HTML is not what it rendered, and renders the page again.
  for (const message of consoleOutput.splice(0)) {
    expect(message).toMatch(/Minified React error #(418|423|425)/);
  }
});

test('commands, codes and file names are not translated', async ({page}) => {
  for (const route of ['/troubleshoot', '/command_line_switches', '/ohook']) {
    await openTranslated(page, route);
    await expect(page.locator('main code').first()).toBeAttached();
    expect(
      await page
        .locator('code')
        .filter({hasText: '⟦'})
        .evaluateAll((codes) => codes.map(({textContent}) => textContent)),
      route,
    ).toEqual([]);
  }
  await openTranslated(page, '/genuine-installation-media');
  await page
    .getByLabel('File to check')
    .setInputFiles(fileOf('windows setup.iso', 'a'));
  const shown = page.getByRole('definition');
  await expect(shown.filter({hasText: 'windows setup.iso'})).toHaveText(
    'windows setup.iso',
  );
  await expect(shown.filter({hasText: /[0-9a-f]{64}/})).toHaveText(
    createHash('sha256').update('a').digest('hex'),
  );
});

// Once, with an answer of each kind: all tools show theirs with the same parts.
test('each answer is the same in translation, and none is left over', async ({
  page,
}) => {
  const texts = [
    '0xC004F074 0xC004D30E',
    // A card waits only a moment for pages below it. A text of so many short lines has none.
    'Name: Windows(R), Professional edition\nDescription: RETAIL channel\nPartial Product Key: XXXXX\nLicense Status: Licensed',
    sums[0],
    'slmgr /dlv',
    'Home to Pro',
    'remove ohook',
    'zzqqxx wwvvkk',
  ];
  await expectSameInTranslation(
    page,
    '/',
    texts.map((text) => async () => {
      await unfold(page);
      await anything(page).fill(text);
      await button(page, 'Look up').click();
      await expect(verdict(page)).toBeFocused();
    }),
  );
});

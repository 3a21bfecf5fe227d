import type {Page, Request} from '@playwright/test';
import {readBuilt} from '../support/build';
import {fileOfRoute} from '../support/routes';
import {
  desktop,
  expect,
  hold,
  hydrated,
  open,
  phone,
  test,
} from '../support/test';

// What the test before has loaded would be there in a first visit.
test.use({reuseContext: false});

const scripts = /\/assets\/js\//;
const sheets = /\/assets\/css\//;

/** The box and the main styles of each element in the first screen. */
function look(page: Page): Promise<Record<string, string>[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('#__docusaurus *'))
      .map((element) => ({element, box: element.getBoundingClientRect()}))
      .filter(
        ({element, box}) =>
          box.bottom > 0 &&
          box.top < window.innerHeight &&
          box.width > 0 &&
          element.checkVisibility({visibilityProperty: true}),
      )
      .map(({element, box}) => {
        const style = getComputedStyle(element);
        return {
          element: element.outerHTML.slice(0, 80),
          // The part of a box below the screen is not visible.
          box: [
            box.left,
            box.top,
            box.right,
            Math.min(box.bottom, window.innerHeight),
          ]
            .map((length) => length.toFixed(1))
            .join(),
          color: style.color,
          background: style.background,
          font: style.font,
          border: style.border,
        };
      }),
  );
}

/** Waits until the browser has parsed the whole page, which ends with the link to the sheet. */
async function arrived(page: Page): Promise<void> {
  await page.waitForSelector('body > link[rel=stylesheet]', {
    state: 'attached',
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(resolve)),
  );
}

test.describe('before the sheet and all scripts load', () => {
  for (const route of [
    '/',
    '/kms38',
    '/troubleshoot',
    '/blog',
    '/no-such-page',
  ]) {
    test(`${route} looks as it does with the sheet`, async ({page, permit}) => {
      permit(/404 .*\/no-such-page$/, 'Chromium reports the status');
      await page.route(scripts, () => undefined);
      const release = await hold(page, sheets);
      await page.goto(route, {waitUntil: 'commit'});
      const looks = async () => {
        const found: Awaited<ReturnType<typeof look>>[] = [];
        for (const viewport of [phone, desktop]) {
          await page.setViewportSize(viewport);
          await arrived(page);
          found.push(await look(page));
        }
        return found;
      };
      const before = await looks();
      for (const elements of before) {
        expect(elements.length).toBeGreaterThan(20);
      }

      release();
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLLinkElement>('body > link[rel=stylesheet]')
            ?.sheet,
      );
      expect(await looks()).toEqual(before);
    });
  }

  for (const viewport of [phone, desktop]) {
    // Chromium scrolls to the target once the sheet has loaded or failed.
    test(`at ${viewport.width} px, the target of a link has the same position as with the sheet`, async ({
      page,
      block,
    }) => {
      await page.setViewportSize(viewport);
      await block(scripts);
      const target = async () => {
        await page.goto('/troubleshoot#577');
        await page.waitForFunction(() => window.scrollY > 0);
        return page
          .locator('[id="577"]')
          .evaluate((element) => element.getBoundingClientRect().top);
      };
      const withSheet = await target();
      expect(withSheet).toBeGreaterThan(0);
      await block(sheets);
      await page.goto('about:blank');
      expect(await target()).toBeCloseTo(withSheet, 0);
    });
  }
});

test('the scripts wait for the sheet', async ({page}) => {
  const release = await hold(page, sheets);
  const main = page.waitForResponse(/\/main\.[^/]+\.js$/);
  await page.goto('/kms38', {waitUntil: 'commit'});
  await (await main).finished();
  await arrived(page);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'false',
  );
  release();
  await hydrated(page);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the sheet at the end of the body still loads', async ({page}) => {
    const sheet = page.waitForResponse(sheets);
    await page.goto('/kms38');
    expect((await sheet).status()).toBe(200);
    await expect(
      page.locator(
        'body > link[rel=stylesheet] ~ :not(link, noscript, script)',
      ),
    ).toHaveCount(0);
    await page.keyboard.press('Tab');
    // The focus styles are only in the sheet.
    await expect(page.getByText('Skip to main content')).toBeInViewport();
  });
});

/** What stays where it is, and what comes later than it over a slow network. */
for (const [route, viewport, place, later] of [
  ['/kms38', phone, 'main nav summary > span', 'main nav summary > span'],
  ['/', desktop, 'main textarea', 'main ul'],
  ['/command_line_switches', phone, 'main th:nth-child(2)', 'main tbody'],
  ['/command_line_switches', desktop, 'main th:nth-child(2)', 'main tbody'],
] as const) {
  test(`at ${viewport.width} px, ${place} of ${route} stays where it is while ${later} has nothing yet`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, route);
    const box = () => page.locator(place).first().boundingBox();
    const whole = await box();
    await page
      .locator(later)
      .evaluateAll((all) => all.forEach((each) => each.replaceChildren()));
    expect(await box()).toEqual(whole);
  });
}

test('requests each script of the HTML once, and no other', async ({page}) => {
  // Except the not-found page, which loads the code for suggestions.
  for (const route of ['/', '/kms38', '/blog', '/blog/keyhole']) {
    const requested: string[] = [];
    const note = (request: Request) => {
      if (request.resourceType() === 'script') {
        requested.push(new URL(request.url()).pathname);
      }
    };
    page.on('request', note);
    await open(page, route);
    page.off('request', note);
    // A page names a bundle twice: it preloads it in the head, and loads it at the end of the body.
    const named = [
      ...new Set(
        Array.from(
          readBuilt(fileOfRoute(route)).matchAll(
            /<(?:script src|link rel="?preload"? as="?script"? href)="?([^" >]+)/g,
          ),
          ([, address]) => address!,
        ),
      ),
    ];
    expect(named.length, route).toBeGreaterThan(4);
    expect(requested.sort(), route).toEqual(named.sort());
  }
});

const menu = '.navbar__toggle';
const drawer = '.navbar-sidebar--show';
const office = '.menu a:text-is("Office")';
const methods = '.menu a:text-is("Activation methods")';
const colorSwitch = 'button[aria-label^="Switch between"]';

/** What is pressed, and what one press of it shows. */
const presses = [
  ['/kms38', phone, menu, drawer],
  ['/kms38', phone, '[data-first-press]', 'dialog'],
  ['/kms38', desktop, office, `${office}[aria-expanded=true]`],
  ['/ohook', desktop, methods, `${methods}[aria-expanded=false]`],
  [
    '/markdown-page',
    desktop,
    '[role=tab] + [role=tab]',
    '[role=tab] + [role=tab][aria-selected=true]',
  ],
  [
    '/kms38',
    desktop,
    colorSwitch,
    `[data-theme=dark] ${colorSwitch}[aria-pressed=true]`,
  ],
] as const;

test.describe('a press before the bundle has loaded', () => {
  test.use({viewport: phone});

  for (const [route, viewport, control, effect] of presses) {
    test(`on ${control} of ${route} takes effect once, however often`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const release = await hold(page, /\/main\.[^/]+\.js$/);
      await page.goto(route, {waitUntil: 'commit'});
      await arrived(page);
      await page.locator(control).click();
      await page.locator(control).click();
      await page.evaluate(() => {
        const replayed: Event[] = [];
        Object.assign(window, {replayed});
        document
          .getElementById('__docusaurus')!
          .addEventListener('click', (event) => replayed.push(event));
      });
      release();
      await hydrated(page);
      const replayed = await page.evaluate(
        () => (window as unknown as {replayed: Event[]}).replayed.length,
      );
      expect(replayed).toBe(1);
      await expect(page.locator(effect)).toBeVisible();
      await expect(page).toHaveURL(route);
      if (control === colorSwitch) {
        await page.locator(control).click();
        await expect(page.locator('[data-theme=light]')).toBeVisible();
      }
    });
  }

  test('on a group of the sidebar leads to its first page if the bundle fails to load', async ({
    page,
    block,
  }) => {
    await page.setViewportSize(desktop);
    await block(scripts);
    await page.goto('/kms38');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.locator(office).click();
    await expect(page).not.toHaveURL('/kms38');
  });

  test('only the last of several takes effect', async ({page}) => {
    const release = await hold(page, scripts);
    await page.goto('/kms38', {waitUntil: 'commit'});
    await page.locator('[data-first-press]').click();
    await page.locator(menu).click();
    release();
    await hydrated(page);
    await expect(page.locator(drawer)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('between hydration and its report takes effect once', async ({page}) => {
    await page.addInitScript(() => {
      // Click right before the page reports its hydration.
      const set = Element.prototype.setAttribute;
      let isFirst = true;
      Element.prototype.setAttribute = function (name, value) {
        if (
          isFirst &&
          name === 'data-has-hydrated' &&
          String(value) === 'true'
        ) {
          isFirst = false;
          document.querySelector<HTMLElement>('.navbar__toggle')!.click();
        }
        set.call(this, name, value);
      };
    });
    await page.goto('/kms38');
    await hydrated(page);
    await expect(page.locator(drawer)).toBeVisible();
  });
});

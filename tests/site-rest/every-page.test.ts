import type {Page} from '@playwright/test';
import {
  accessibilityTree,
  allOf,
  readingFaults,
} from '../support/accessibilityTree';
import {axeFaults} from '../support/axe';
import {layoutShifts, watchLayoutShift} from '../support/layoutShift';
import {allRoutes, docRoutes} from '../support/routes';
import {servers} from '../support/servers';
import {
  desktop,
  expect,
  fitsWindow,
  open,
  phone,
  settled,
  warmTest as test,
} from '../support/test';

/**
 * Checks for every page on a phone, in light and dark mode by turns. All checks share one visit, because opening the page
 * takes most of the time.
 */
const missing = '/no-such-page';

/** One page of each kind, and those with a tool, which are also opened on a desktop in the other mode. */
const kinds = [
  '/',
  '/faq',
  '/check_activation_status',
  '/troubleshoot',
  '/change_windows_edition',
  '/genuine-installation-media',
  '/command_line_switches',
  '/windows10_eol',
  '/blog',
  '/blog/authors',
  '/blog/keyhole',
  '/markdown-page',
  missing,
];

/** Guides whose first section comes after a tool, or after short answers to what people ask about them. */
const withMoreFirst = [
  '/',
  '/change_windows_edition',
  '/check_activation_status',
  '/command_line_switches',
  '/genuine-installation-media',
  '/hwid',
  '/kms38',
  '/ohook',
  '/online_kms',
  '/troubleshoot',
  '/windows10_eol',
];

/** Further pages whose colors are looked at: with the drawing of a method, buttons to download, all that authors may use. */
const colored = [...kinds, '/kms38', '/windows_11_links', 'test/every-kind'];

/** What holds in every window. The layout shift is that since the page was opened. */
async function expectSound(page: Page, route: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  // A preconnect isn't a request, so `foreignRequests` does not see it.
  const foreign = await page
    .locator('link:not([rel=canonical], [rel=alternate])')
    .evaluateAll((links) =>
      (links as HTMLLinkElement[])
        .map(({href}) => href)
        .filter((href) => !href.startsWith(window.location.origin)),
    );
  expect(foreign, 'links to files of other sites').toEqual([]);
  expect(await layoutShifts(page), 'layout shift').toEqual([]);
  // The others have the same components, and texts.
  const isColorless = !colored.includes(route);
  expect(await axeFaults(page, {isColorless}), 'axe').toEqual([]);
}

/** What a screen reader gets, which no script changes by itself. */
async function expectReadable(page: Page): Promise<void> {
  const tree = await accessibilityTree(page);
  expect(readingFaults(tree)).toEqual([]);
  const announced = allOf(tree)
    .filter(({role}) => role === 'heading')
    .map(({name}) => name);
  const written = await page
    .locator(':is(h1, h2, h3, h4, h5, h6):visible')
    .allInnerTexts();
  const plain = (texts: readonly string[]) =>
    texts.map((text) => text.replace(/\s+/g, ' ').trim()).sort();
  expect(announced.length).toBeGreaterThan(0);
  expect(plain(announced), 'headings').toEqual(plain(written));
  const said = await page
    .locator('[aria-live], [role=status], [role=alert]')
    .allTextContents();
  expect(said.filter(Boolean), 'live regions').toEqual([]);
}

/** Pages of the second build, which hold everything that the guide for authors allows. */
const previewed = ['blog/page/2', 'blog/every-kind', 'test/every-kind'];

for (const [at, route] of [...allRoutes, missing, ...previewed].entries()) {
  const modes = ['light', 'dark'] as const;
  test(`${route} is sound: layout shift, foreign files, axe, reading order, width`, async ({
    page,
    permit,
  }) => {
    // Up to two visits, each with every rule of axe.
    test.setTimeout(60_000);
    permit(/404 .*\/no-such-page$/, 'Chromium reports the status');
    await watchLayoutShift(page);
    await page.setViewportSize(phone);
    await page.emulateMedia({colorScheme: modes[at % 2]});
    const address = previewed.includes(route)
      ? `${servers.preview.url}${route}`
      : route;
    await open(page, address);
    await settled(page);
    await expectSound(page, route);
    await expectReadable(page);
    if (docRoutes.includes(route) && !withMoreFirst.includes(route)) {
      const section = page.locator('main h2').first();
      const {y} = (await section.boundingBox())!;
      expect(y, 'first section').toBeLessThanOrEqual(420);
    }
    await page.setViewportSize({width: 320, height: 640});
    await fitsWindow(page, 'horizontal overflow at 320 px');

    if (kinds.includes(route)) {
      await page.setViewportSize(desktop);
      await page.emulateMedia({colorScheme: modes[(at + 1) % 2]});
      await open(page, route);
      await settled(page);
      await expectSound(page, route);
      await expectReadable(page);
    }
  });
}

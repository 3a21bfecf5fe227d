import {axeFaults, colorRules} from '../support/axe';

import {layoutShift, watchLayoutShift} from '../support/layoutShift';
import {allRoutes} from '../support/routes';
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
 * Checks for every page, on a phone in light mode and on a desktop in dark mode. All checks share one visit, because
 * opening the page takes most of the time.
 */
const missing = '/no-such-page';

/** One page of each kind. On a desktop, everything around the text is the same on all pages of a kind. */
const kinds = [
  '/',
  '/faq',
  '/check_activation_status',
  '/blog',
  '/blog/archive',
  '/blog/authors',
  '/blog/keyhole',
  '/blog/tags',
  '/blog/tags/windows',
  '/markdown-page',
  missing,
];

for (const [name, viewport, colorScheme] of [
  ['a phone in the light mode', phone, 'light'],
  ['a desktop in the dark mode', desktop, 'dark'],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({viewport, colorScheme});

    for (const route of [...allRoutes, missing]) {
      test(`${route} has no layout shift, foreign files, axe violations or horizontal overflow`, async ({
        page,
        permit,
      }) => {
        permit(/404 .*\/no-such-page$/, 'Chromium reports the status');
        await watchLayoutShift(page);
        await open(page, route);
        await settled(page);

        await expect(page.locator('h1')).toHaveCount(1);
        await expect(page.locator('main')).toHaveCount(1);
        // A preconnect is no request, so `foreignRequests` does not see it.
        const foreign = await page
          .locator('link:not([rel=canonical], [rel=alternate])')
          .evaluateAll((links) =>
            (links as HTMLLinkElement[])
              .map(({href}) => href)
              .filter((href) => !href.startsWith(window.location.origin)),
          );
        expect(foreign, 'links to files of other sites').toEqual([]);
        expect(await layoutShift(page), 'layout shift').toBe(0);
        // The phone run applies every rule to the text; the desktop run adds the dark colors and what surrounds it.
        const rules =
          viewport === desktop && !kinds.includes(route)
            ? colorRules
            : undefined;
        expect(await axeFaults(page, rules), 'axe').toEqual([]);

        await page.setViewportSize({width: 320, height: 640});
        await fitsWindow(page, 'horizontal overflow at 320 px');
      });
    }
  });
}

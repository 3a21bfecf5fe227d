import {axeFaults} from '../support/axe';
import {allRoutes} from '../support/routes';
import {desktop, expect, open, phone, test} from '../support/test';

/** WCAG 2.2 AA and axe's best practices: no fault of any impact, on every page, in both modes and sizes. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`accessibility, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: colorScheme === 'light' ? desktop : phone,
    });

    for (const route of [...allRoutes, '/no-such-page']) {
      test(`${route} has no fault`, async ({page}) => {
        await open(page, route);
        expect(await axeFaults(page)).toEqual([]);
        // The other size in the same visit: what differs is the layout.
        await page.setViewportSize(colorScheme === 'light' ? phone : desktop);
        expect(await axeFaults(page)).toEqual([]);
      });
    }

    test('the menus have no fault while they are open', async ({page}) => {
      await page.setViewportSize(phone);
      await open(page, '/faq');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await page.waitForTimeout(300); // The drawer slides in; colors blend meanwhile.
      expect(await axeFaults(page)).toEqual([]);
      await page.setViewportSize(desktop);
      await page.getByRole('button', {name: 'More'}).click();
      expect(await axeFaults(page)).toEqual([]);
    });
  });
}

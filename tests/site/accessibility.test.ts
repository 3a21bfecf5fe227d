import {axeFaults} from '../support/axe';
import {desktop, expect, open, phone, test} from '../support/test';

/** The menus while they are open; pages as they load are looked at by every-page.test.ts. */
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`open menus in the ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('the drawer of phones has no fault', async ({page}) => {
      await page.setViewportSize(phone);
      await page.emulateMedia({reducedMotion: 'reduce', colorScheme});
      await open(page, '/faq');
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      await expect(page.locator('.navbar-sidebar')).toBeVisible();
      await expect.poll(() => axeFaults(page)).toEqual([]);
    });

    test('the menu of the bar has no fault', async ({page}) => {
      await page.setViewportSize(desktop);
      await open(page, '/faq');
      await page.getByRole('button', {name: 'More'}).click();
      await expect(
        page.getByRole('link', {name: 'MAS Changelog'}),
      ).toBeVisible();
      await expect.poll(() => axeFaults(page)).toEqual([]);
    });
  });
}

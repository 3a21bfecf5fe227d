import {axeFaultsInBothModes} from '../support/axe';
import {desktop, expect, open, phone, warmTest as test} from '../support/test';

/** The menus while they are open; pages as they load are looked at by every-page.test.ts. */
test('the open drawer of phones has no fault, in both modes', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/faq');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await expect.poll(() => axeFaultsInBothModes(page)).toEqual([]);
});

test('the open menu of the bar has no fault, in both modes', async ({page}) => {
  await page.setViewportSize(desktop);
  await open(page, '/faq');
  await page.getByRole('button', {name: 'More'}).click();
  await expect(page.getByRole('link', {name: 'MAS Changelog'})).toBeVisible();
  await expect.poll(() => axeFaultsInBothModes(page)).toEqual([]);
});

import {axeFaultsInBothModes} from '../support/axe';
import {moreGroup, navbarLabel} from '../support/navbar';
import {desktop, expect, open, phone, warmTest as test} from '../support/test';

/** Checks the open menus; every-page.test.ts checks the pages as they load. */
test('the open mobile drawer has no accessibility violations in either color mode', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/faq');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  await expect.poll(() => axeFaultsInBothModes(page)).toEqual([]);
});

test('the open navbar menu has no accessibility violations in either color mode', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/faq');
  await page.getByRole('button', {name: moreGroup.label}).click();
  await expect(
    page.getByRole('link', {name: navbarLabel('/changelog')}),
  ).toBeVisible();
  await expect.poll(() => axeFaultsInBothModes(page)).toEqual([]);
});

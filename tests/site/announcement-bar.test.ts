import {announcement} from '../../src/data/announcement';
import {expect, open, test} from '../support/test';

test.skip(announcement === null, 'there is nothing to announce');
const bar = 'section[aria-label="Announcement"]';

test('the bar is a region, and its link does not reload', async ({page}) => {
  const {link, routes} = announcement!;
  for (const route of routes) {
    await open(page, route);
    await expect(page.locator(bar), route).toBeVisible();
  }
  await expect(page.locator('[role="banner"]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator(bar).getByRole('link').click();
  await expect(page).toHaveURL(link.to);
  await expect(page.locator(bar)).toHaveCount(0);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the bar stays hidden after its dismissal', async ({page, block}) => {
  await open(page, '/');
  await page.locator(bar).getByRole('button', {name: 'Close'}).click();
  await expect(page.locator(bar)).toHaveCount(0);
  await block(/\.js$/);
  await page.goto('/');
  await expect(page.locator(bar)).toBeHidden();
});

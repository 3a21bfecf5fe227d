import {moreGroup, navbarLabel} from '../support/navbar';
import {allRoutes} from '../support/routes';
import {desktop, expect, warmTest as test} from '../support/test';

test.describe('with JavaScript off', () => {
  test.use({javaScriptEnabled: false, viewport: desktop});

  for (const route of allRoutes) {
    test(`${route} shows its whole text`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      const words = (await page.locator('main').innerText()).split(
        /\s+/,
      ).length;
      expect(words).toBeGreaterThan(5);
    });
  }

  test('the More menu opens for the keyboard', async ({page}) => {
    await page.goto('/faq');
    await page.getByRole('button', {name: moreGroup.label}).focus();
    await expect(
      page.getByRole('link', {name: navbarLabel('/changelog')}),
    ).toBeVisible();
  });
});

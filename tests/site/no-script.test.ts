import {moreGroup, navbarLabel} from '../support/navbar';
import {allRoutes} from '../support/routes';
import {desktop, expect, phone, warmTest as test} from '../support/test';

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

  test('no control is shown that only a script can work', async ({page}) => {
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await page.goto('/kms38');
      await expect(
        page.getByRole('link', {name: 'See what you can do'}),
      ).toBeVisible();
      const outside = page.locator('button:visible:not(main *)');
      // The menus open by hover and by focus.
      const names = await outside.allInnerTexts();
      expect(names).toEqual(
        viewport === phone ? [] : [moreGroup.label, 'English'],
      );
      await expect(page.locator('[class*=oggleIcon]:visible')).toHaveCount(0);
    }
  });

  test('the More menu opens for the keyboard', async ({page}) => {
    await page.goto('/faq');
    await page.getByRole('button', {name: moreGroup.label}).focus();
    await expect(
      page.getByRole('link', {name: navbarLabel('/changelog')}),
    ).toBeVisible();
  });
});

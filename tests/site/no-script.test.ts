import {moreGroup, navbarLabel} from '../support/navbar';

import {desktop, expect, phone, warmTest as test} from '../support/test';

test.use({javaScriptEnabled: false});

test('the text is shown, and no field that filters it', async ({page}) => {
  for (const route of ['/faq', '/change_office_edition', '/blog/keyhole']) {
    await page.goto(route);
    await expect(page.locator('h1'), route).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length, route).toBeGreaterThan(1000);
    await expect(page.getByRole('searchbox'), route).toHaveCount(0);
  }
});

test('no control is shown that only a script can work', async ({page}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/kms38');
    await expect(page.locator('.navbar')).toBeVisible();
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

import type {Page} from '@playwright/test';

import {expect, open, test} from '../support/test';

test.describe('the link that reports a problem', () => {
  const reported = async (page: Page) => {
    const link = page
      .getByRole('main')
      .getByRole('link', {name: 'Report a problem'});
    return new URL((await link.getAttribute('href'))!).searchParams.get('page');
  };

  test('names the page, and the section of the address', async ({page}) => {
    for (const route of ['/kms38', '/blog/keyhole', '/markdown-page']) {
      await open(page, route);
      expect(await reported(page)).toBe(route);
    }
    await open(page, '/kms38#undo');
    expect(await reported(page)).toBe('/kms38#undo');
    await page.getByRole('link', {name: 'Does it work now?'}).click();
    await expect.poll(() => reported(page)).toBe('/kms38#does-it-work-now');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('names the page', async ({page}) => {
      await page.goto('/kms38#undo');
      expect(await reported(page)).toBe('/kms38');
    });
  });
});

import {expect, open, warmTest as test} from '../support/test';

test.describe('headings', () => {
  test('each is a link to itself, with a visible sign on hover and on focus', async ({
    page,
  }) => {
    await open(page, '/kms38');
    const link = page.locator('#undo').getByRole('link');
    const opacity = () =>
      link.evaluate((element) => getComputedStyle(element, '::after').opacity);
    expect(await opacity()).toBe('0');
    await link.hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kms38#undo');
    await expect(page.locator('#undo')).toBeInViewport();
  });
});

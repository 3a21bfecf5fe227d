import {expect, open, test} from '../support/test';

const toggle = 'button[aria-label^="Switch between dark and light mode"]';

test('is light by default', async ({page}) => {
  await page.emulateMedia({colorScheme: 'no-preference'});
  await open(page, '/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('follows the system before its scripts', async ({page, block}) => {
  await block(/\.js$/);
  for (const [colorScheme, color] of [
    ['dark', 'rgb(20, 27, 32)'],
    ['light', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await page.goto('/faq');
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    await expect(page.locator('html')).toHaveCSS('background-color', color);
  }
});

test('a switch is stored in local storage under theme, and another tab follows it', async ({
  page,
  context,
}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, '/faq');
  const other = await context.newPage();
  await open(other, '/kms38');
  // A round sun in the light mode, a moon in the dark one.
  const icon = page.locator(toggle).locator('path:visible');
  await expect(icon).toHaveAttribute('d', /^M12 8a4 4 0 1 0/);
  await page.locator(toggle).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(icon).toHaveAttribute('d', /^M20 14A8\.5/);
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

import {desktop, expect, open, warmTest as test} from '../support/test';

/** Light by default, the system decides, the visitor may switch, `theme` remembers, tabs agree. */
test.describe('color mode', () => {
  test.use({viewport: desktop});
  const toggle = 'button[aria-label^="Switch between dark and light mode"]';

  test('is light by default', async ({page}) => {
    await page.emulateMedia({colorScheme: 'no-preference'});
    await open(page, '/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('follows the preference of the system, before the bundle runs', async ({
    page,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({colorScheme});
      await page.goto('/faq');
      await expect(page.locator('html')).toHaveAttribute(
        'data-theme',
        colorScheme,
      );
    }
  });

  test('a switch is kept in local storage under the key theme', async ({
    page,
  }) => {
    await page.emulateMedia({colorScheme: 'light'});
    await open(page, '/faq');
    await page.locator(toggle).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(
      'dark',
    );
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('another tab follows a switch', async ({page, context}) => {
    await open(page, '/faq');
    const other = await context.newPage();
    await open(other, '/kms38');
    await page.locator(toggle).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('with local storage denied the system still decides, and nothing throws', async ({
    page,
    consoleOutput,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator(toggle).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(
      consoleOutput.filter((line) => /^(thrown|error)/.test(line)),
    ).toEqual([]);
  });

  test('a stored value that is no mode is passed over', async ({page}) => {
    await page.addInitScript(() => localStorage.setItem('theme', '"><garbage'));
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/faq');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

import {expect, hold, hydrated, phone, test} from '../support/test';

test.use({viewport: phone});

for (const name of ['Toggle navigation bar', 'Search'] as const) {
  test(`a press on "${name}" before the bundle has loaded takes effect once`, async ({
    page,
  }) => {
    const release = await hold(page, /\/main\.[^/]+\.js$/);
    await page.goto('/kms38', {waitUntil: 'commit'});
    const control =
      name === 'Search'
        ? page.locator('[data-first-press]')
        : page.getByRole('button', {name});
    await control.click();
    await control.click();
    await page.evaluate(() => {
      const presses: Event[] = [];
      Object.assign(window, {presses});
      document
        .getElementById('__docusaurus')!
        .addEventListener('click', (event) => presses.push(event));
    });
    release();
    await hydrated(page);
    await expect(
      name === 'Search'
        ? page.getByRole('dialog')
        : page.locator('.navbar-sidebar--show'),
    ).toBeVisible();
    expect(
      await page.evaluate(
        () => (window as unknown as {presses: Event[]}).presses.length,
      ),
    ).toBe(1);
    await expect(page).toHaveURL('/kms38');
  });
}

import {expect, open, phone, test} from '../support/test';

test('a button copies the code and says so, and a long line wraps on a phone', async ({
  page,
}) => {
  await open(page, '/check_activation_status');
  const block = page
    .locator('.theme-code-block')
    .filter({hasText: 'slmgr.vbs /xpr'})
    .first();
  const code = await block.locator('code').innerText();
  const button = block.getByRole('button', {name: 'Copy'});
  await expect(button).toHaveAccessibleDescription(/Command Prompt/);
  await button.click();
  await expect(block.locator('[aria-live="polite"]').last()).toHaveText(
    'Copied',
  );
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
  await page.setViewportSize(phone);
  const hidden = await page
    .locator('.theme-code-block pre')
    .evaluateAll(
      (boxes) =>
        boxes.filter((box) => box.scrollWidth > box.clientWidth).length,
    );
  expect(hidden).toBe(0);

  // In steps, where it is narrower.
  await open(page, '/ohook');
  const tall = await page
    .locator('.theme-code-block > :first-child')
    .evaluateAll(
      (bars) => bars.filter(({clientHeight}) => clientHeight > 64).length,
    );
  expect(tall, 'bars of more than one row').toBe(0);
});

test('it says what to do without the clipboard', async ({page}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {value: undefined}),
  );
  await open(page, '/check_activation_status');
  await page.getByRole('button', {name: 'Copy'}).first().click();
  await expect(
    page.getByText('Select the text and copy it by hand'),
  ).toBeVisible();
});

test('token types have different colors in both modes', async ({page}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme});
    await open(page, '/check_activation_status');
    const colors = await page
      .locator('.theme-code-block .token')
      .evaluateAll((tokens) =>
        tokens.map((token) => getComputedStyle(token).color),
      );
    expect(new Set(colors).size).toBeGreaterThanOrEqual(3);
  }
});

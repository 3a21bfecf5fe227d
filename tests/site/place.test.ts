/** An answer that was asked for takes the place of its question, so that its verdict is where people look. */
import {ask, field as box} from '../support/oneBox';
import {pasteInto} from '../support/paste';
import {asked, errorField, verdict} from '../support/place';
import {expect, hold, open, settled, turnWheel, test} from '../support/test';

test.describe('the row', () => {
  test.use({viewport: {width: 390, height: 664}});

  test('Escape shows the form with the text, and the same question folds it again', async ({
    page,
  }) => {
    await open(page, '/');
    await ask(page, '0xC004F074');
    await expect(verdict(page)).toBeFocused();
    await expect(box(page)).toBeHidden();
    // Nor the drawings and the doors.
    await expect(page.locator('article ul:has(svg):visible')).toHaveCount(0);
    await expect(page.locator('[data-start] > ul')).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(asked(page)).toBeHidden();
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue('0xC004F074');
    await expect(verdict(page)).toBeVisible();
    // The same question again.
    await box(page).press('Enter');
    await expect(asked(page)).toBeVisible();
    await expect(verdict(page)).toBeFocused();
    // In a dialog, Escape closes the dialog alone.
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(asked(page)).toBeVisible();
  });

  test('before the page works, an address that asks says that it is looked up', async ({
    page,
  }) => {
    const release = await hold(page, /\/main\.[^/]+\.js$/);
    await page.goto('/troubleshoot#0xC004F074', {waitUntil: 'commit'});
    const noticed = () =>
      asked(page)
        .locator('p')
        .evaluate((row) => getComputedStyle(row, '::before').content);
    await expect.poll(noticed).toBe('"Looking it up…"');
    release();
    await expect(verdict(page)).toHaveText(/^0xC004F074/);
    expect(await noticed()).toBe('none');
  });

  test('nothing folds while somebody types, or chooses with the keys', async ({
    page,
  }) => {
    await open(page, '/troubleshoot');
    await errorField(page).pressSequentially('0xC004F074');
    await expect(verdict(page)).toHaveText(/^0xC004F074/);
    await expect(errorField(page)).toBeFocused();
    await expect(asked(page)).toBeHidden();

    await open(page, '/change_windows_edition?from=home');
    const want = page.getByLabel('Edition you want');
    await want.focus();
    await page.keyboard.press('ArrowDown');
    await expect(verdict(page)).toBeVisible();
    await expect(want).toBeFocused();
    await expect(asked(page)).toBeHidden();
  });

  test('the page stays where somebody has scrolled since', async ({page}) => {
    const release = await hold(page, /\/error-(?:answers|codes)\./);
    await open(page, '/troubleshoot');
    await pasteInto(errorField(page), '0xC004F074');
    await turnWheel(page, 900);
    // The page may have moved to the row just before.
    const scrolled = () => page.evaluate(() => window.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(300);
    release();
    await expect(verdict(page)).toHaveText(/^0xC004F074/);
    await settled(page);
    // The form above takes less room now, and the text stays where it is.
    expect(await scrolled()).toBeGreaterThan(300);
  });
});

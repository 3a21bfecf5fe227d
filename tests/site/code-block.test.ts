import {parsePage} from '../../src/lib/parsePage';
import {buildDirectory, listFiles, readBuilt} from '../support/build';
import {expect, open, phone, warmTest as test} from '../support/test';

test.describe('code blocks', () => {
  test('copy the code and report it visibly and to assistive technology', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/check_activation_status');
    const block = page
      .locator('.theme-code-block')
      .filter({hasText: 'slmgr.vbs /xpr'})
      .first();
    const code = await block.locator('code').innerText();
    const button = block.getByRole('button', {name: 'Copy'});
    await expect(button).toHaveAccessibleDescription(/Command Prompt/);
    await button.click();
    await expect(block.locator('[aria-live="polite"]')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      code,
    );
  });

  test('say what to do if the browser denies clipboard access', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'clipboard', {value: undefined}),
    );
    await open(page, '/check_activation_status');
    await page.getByRole('button', {name: 'Copy'}).first().click();
    await expect(
      page.getByText('Select the text and copy it by hand'),
    ).toBeVisible();
  });

  test('a long line wraps on a phone', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/check_activation_status');
    const hidden = await page
      .locator('.theme-code-block pre')
      .evaluateAll(
        (boxes) =>
          boxes.filter((box) => box.scrollWidth > box.clientWidth).length,
      );
    expect(hidden).toBe(0);
  });

  test('are highlighted in the HTML, and no highlighter is loaded', () => {
    expect(readBuilt('check_activation_status.html')).toMatch(/class="?token/);
    for (const file of listFiles(buildDirectory).filter((name) =>
      name.endsWith('.js'),
    )) {
      expect(readBuilt(file), file).not.toContain('languages.clike');
    }
  });

  test('have no color on a part of a host name or of a switch', () => {
    const parts = listFiles(buildDirectory)
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const $ = parsePage(readBuilt(file));
        return $(
          '.language-powershell .token:is(.function, .keyword), .language-batch .token.parameter',
        )
          .toArray()
          .map((token) => ({
            before: token.prev?.type === 'text' ? token.prev.data : '',
            word: $(token).text(),
            after: token.next?.type === 'text' ? token.next.data : '',
          }));
      });
    expect(parts.length).toBeGreaterThan(200);
    expect(
      parts.filter(
        ({before, word, after}) =>
          /[\w./-]$/.test(before) || /^[\w-]/.test(after) || word === '-',
      ),
    ).toEqual([]);
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
});

import type {Page} from '@playwright/test';
import {pasteInto} from '../support/paste';
import {unfold} from '../support/place';
import {expect, open, phone, test} from '../support/test';

const route = '/check_activation_status';

const field = (page: Page) =>
  page.getByRole('textbox', {name: 'Paste the report'});
const sample = (page: Page, name: string) =>
  page.getByRole('button', {name, exact: true});
const result = (page: Page) =>
  page.getByRole('region', {name: 'What the output means'});
const status = (page: Page) => page.getByRole('status').filter({hasText: /./});

const paste = (page: Page, text: string) => pasteInto(field(page), text);

test('shows the first cards of a long report, more by a press, and all on paper', async ({
  page,
}) => {
  await open(page, route);
  const license = 'Partial Product Key: AAAAA\nLicense Status: Licensed\n';
  const names = ['Professional', 'Enterprise'];
  await paste(
    page,
    Array.from(
      {length: 40},
      (_, index) =>
        `Name: Windows(R), ${names[index % 2]!} edition\n${license}`,
    ).join('\n'),
  );
  const headings = result(page).locator('section > h2');
  await expect(headings).toHaveCount(6);
  await expect(result(page)).toContainText('Not shown yet: 35 more.');
  await result(page).getByRole('button', {name: 'Show 6 more'}).click();
  await expect(headings).toHaveCount(12);
  await expect(headings.nth(6)).toBeFocused();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(headings).toHaveCount(41);
  await expect(result(page).getByText('Not shown yet')).toHaveCount(0);
  // The next report begins anew.
  await unfold(page);
  await sample(page, 'KMS client').click();
  await expect(headings).toHaveCount(1);
});

test('a remark that sums up is shown once, with commands', async ({page}) => {
  await open(page, route);
  await paste(page, 'Windows is activated\nWindows is not activated');
  const command = result(page).getByText('slmgr.vbs /dlv').first();
  await expect(command).toBeVisible();
  // One line for each command.
  await expect(command.locator('..')).toHaveCSS('display', 'block');
  // The focus announces it.
  await expect(result(page).getByRole('heading').first()).toBeFocused();
  await expect(status(page)).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('buttons are large enough for a finger', async ({page}) => {
    await open(page, route);
    await page.getByLabel('Paste the report').fill('x');
    for (const name of [
      'Read report',
      'Clear',
      'KMS client',
      'Microsoft 365 Apps',
    ]) {
      const box = await sample(page, name).boundingBox();
      expect(box!.height, name).toBeGreaterThanOrEqual(44);
    }
  });
});

import type {Page} from '@playwright/test';
import {switchGroups} from '../../src/data/commandSwitches';
import {navbarLabel} from '../support/navbar';
import {expect, open, phone, test} from '../support/test';
import {unfoldTables} from '../support/unfoldTables';

test('a filter works during typing, announces the count, and shows all rows again', async ({
  page,
}) => {
  const name = 'Office 2024 product IDs for the Office Deployment Tool';
  await open(page, '/change_office_edition');
  await unfoldTables(page);
  const rows = page
    .getByRole('table', {name, exact: true})
    .locator('tbody tr:visible');
  const field = page.getByRole('searchbox', {name: /^Filter products/}).nth(1);
  const count = page.getByRole('status').filter({hasText: 'products'});
  const total = await rows.count();
  expect(total).toBeGreaterThanOrEqual(8);

  await field.pressSequentially('visio');
  await expect(rows).not.toHaveCount(total);
  const left = await rows.count();
  expect(left).toBeGreaterThan(0);
  for (const text of await rows.allInnerTexts()) {
    expect(text.toLowerCase()).toContain('visio');
  }
  await expect(count).toHaveText(`${left} of ${total} products`);
  // Where each row is a card.
  await page.setViewportSize(phone);
  await expect(rows).toHaveCount(left);

  await field.fill('zebra');
  await expect(rows).toHaveCount(0);
  await expect(count).toHaveText(`0 of ${total} products`);

  await field.fill('');
  await expect(rows).toHaveCount(total);
});

test.describe('the finder of /command_line_switches', () => {
  const total = switchGroups.flatMap(({switches}) => switches).length;
  const finder = (page: Page) =>
    page.getByRole('searchbox', {name: 'Find a switch'});

  test.beforeEach(({page}) => open(page, '/command_line_switches'));

  test('filters the table, links matches, says the count', async ({page}) => {
    const rows = page.locator('tbody tr[id*="/"]:visible');
    const links = page.locator('main li a[href*="/"]');
    await finder(page).pressSequentially('/sprt');
    await expect(rows).not.toHaveCount(0);
    const left = await rows.count();
    expect(left).toBeLessThan(total / 4);
    await expect(
      page.getByRole('status').filter({hasText: 'switches'}),
    ).toHaveText(`${left} of ${total} switches`);
    await links.filter({hasText: '/sprt'}).first().click();
    await expect(page).toHaveURL(/#slmgr\/sprt$/);
    await expect(page.locator('[id="slmgr/sprt"]')).toBeInViewport();

    await finder(page).fill('');
    await expect(
      rows.or(page.locator('tr[id="licensingdiag-report"]')),
    ).toHaveCount(total);
  });

  test('finds a switch by what does it without VBScript', async ({page}) => {
    await finder(page).fill('InstallProductKey');
    const row = page.locator('tr[id="slmgr/ipk"]');
    await expect(row).toBeVisible();
    await expect(page.locator('tr[id="slmgr/dlv"]')).toBeHidden();
    await row.locator('summary').click();
    await expect(
      row.getByText('Invoke-CimMethod -MethodName InstallProductKey'),
    ).toBeVisible();
  });

  test('answers with at most five commands, and counts all', async ({page}) => {
    const answers = page.getByRole('button', {name: 'Copy', exact: true});
    const before = await answers.count();
    await finder(page).fill('e');
    const count = page.getByRole('status').filter({hasText: 'switches'});
    await expect(count).toHaveText(/^(?:1[3-9]|[2-9]\d) of \d+ switches$/);
    await expect(answers).toHaveCount(before + 5);
  });

  test('an example and words without a switch lead on', async ({page}) => {
    const example = page.getByRole('button', {name: 'remove product key'});
    await finder(page).fill('zebra');
    await expect(page.getByText('No switch has these words.')).toBeVisible();
    await example.click();
    await expect(finder(page)).toHaveValue('remove product key');
    await expect(example).toHaveCount(0);
  });

  test('clears its query after navigation and back', async ({page}) => {
    await finder(page).fill('zebra');
    await expect(page.locator('tr[id="slmgr/ipk"]')).toBeHidden();
    await page
      .getByRole('link', {name: navbarLabel('/faq')})
      .first()
      .click();
    await expect(page).toHaveURL(/\/faq$/);
    // The address changes before the page does.
    await expect(finder(page)).toHaveCount(0);
    await page.goBack();
    await expect(page.locator('tr[id="slmgr/ipk"]')).toBeVisible();
  });
});

/** `<FoldedSections>` on the FAQ: the page shows its questions, and folds the answers. */
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

const id = 'where-is-my-key';

const question = (page: Page) =>
  page.getByRole('heading', {name: 'Where do I get a product key?'});
const answer = (page: Page) => page.getByText('Look where you bought it:');
/** Every answer that is open or shown. */
const shown = (page: Page) =>
  page.locator('main article details:has(> summary > h3) > p:visible');
const contents = (page: Page) =>
  page.getByRole('navigation', {name: 'On this page'});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({javaScriptEnabled});
    const visit = (page: Page, route: string) =>
      javaScriptEnabled ? open(page, route) : page.goto(route);

    test('all answers are closed, and the keyboard opens one', async ({
      page,
    }) => {
      await visit(page, '/faq');
      await expect(question(page)).toBeVisible();
      await expect(shown(page)).toHaveCount(0);
      await question(page).locator('..').focus();
      await page.keyboard.press('Enter');
      await expect(answer(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(answer(page)).toBeHidden();

      await page.emulateMedia({media: 'print'});
      await expect(answer(page)).toBeVisible();
      await page.emulateMedia({media: 'screen'});
    });

    test('an address opens its answer alone, and so does a link of the contents', async ({
      page,
    }) => {
      await visit(page, `/faq#${id}`);
      await expect(answer(page)).toBeVisible();
      await expect(question(page)).toBeInViewport();
      await expect(shown(page)).toHaveCount(1);

      await visit(page, '/blog');
      await visit(page, '/faq');
      await contents(page).locator(`a[href="#${id}"]`).click();
      await expect(answer(page)).toBeVisible();
      await expect(question(page)).toBeInViewport();
    });
  });
}

test('an answer that the address opened can be closed, and the same link opens it again', async ({
  page,
}) => {
  await open(page, '/windows_11_links');
  await page.locator('main a[href*="/faq#"]').first().click();
  await expect(page).toHaveURL(/\/faq#/);
  await expect(shown(page).first()).toBeInViewport();

  await open(page, `/faq#${id}`);
  await question(page).click({position: {x: 9, y: 9}});
  await expect(answer(page)).toBeHidden();
  await contents(page).locator(`a[href="#${id}"]`).click();
  await expect(answer(page)).toBeVisible();
});

test('a button opens and closes six or more sections under one heading', async ({
  page,
}) => {
  await open(page, '/faq');
  // Of the six groups, one has twelve, one eight, one six; the next smaller one has five.
  const buttons = page.getByRole('button', {name: 'Open all'});
  await expect(buttons).toHaveCount(3);
  const group = (id: string) =>
    page.locator(`main h2#${id} ~ details`).first().locator('> p').first();
  await buttons.nth(1).click();
  await expect(
    page.locator('main details[open]:has(> summary > h3)'),
  ).toHaveCount(6);
  await expect(group('reinstall-and-hardware-change')).toBeVisible();
  await expect(group('activation-basics')).toBeHidden();
  await expect(group('antivirus-and-safety')).toBeHidden();
  await page.getByRole('button', {name: 'Close all'}).click();
  await expect(shown(page)).toHaveCount(0);
  await expect(buttons).toHaveCount(3);
});

import type {Page} from '@playwright/test';
import {fileOf} from '../support/paste';
import {navbarLink} from '../support/navbar';
import {notice} from '../support/searchDialog';
import {
  countLoads,
  expect,
  hydrated,
  open,
  pageChunks,
  test,
  withoutPrefetch,
} from '../support/test';

/** Files that a server never answers: neither an error nor a file arrives. */

const field = (page: Page) =>
  page.getByRole('textbox', {name: 'Paste the report'});
const fewSeconds = 10_000;

/** Lets requests hang until the returned function is called; those that hang then stay so. */
async function hang(page: Page, files: RegExp): Promise<() => void> {
  let isOver = false;
  await page.route(files, (route) =>
    isOver ? route.fallback() : new Promise(() => undefined),
  );
  return () => {
    isOver = true;
  };
}

test.beforeEach(({page}) => page.clock.install());

test('the notice goes when the script arrives after all', async ({page}) => {
  const script = /\/assets\/js\/main\./;
  await hang(page, script);
  await page.goto('/check_activation_status', {waitUntil: 'commit'});
  await page.waitForFunction(() => document.readyState === 'interactive');
  await page.clock.fastForward(fewSeconds);
  await expect(notice(page)).toBeVisible();
  // Lets the request go on.
  await page.unroute(script);
  await hydrated(page);
  await expect(notice(page)).toHaveCount(0);
});

test('a link to a page without its chunk offers Retry', async ({page}) => {
  await withoutPrefetch(page);
  await open(page, '/check_activation_status');
  const loads = countLoads(page);
  const end = await hang(page, pageChunks);
  await navbarLink(page, '/credits').click();
  await expect(page).toHaveURL('/credits');
  await expect(notice(page)).toHaveCount(0);
  await page.clock.fastForward(fewSeconds);
  await expect(notice(page)).toContainText(
    'The page that you asked for did not load',
  );
  await expect(field(page)).toBeVisible();
  end();
  await notice(page).getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator('h1')).toHaveText(/credits/i);
  await expect(notice(page)).toHaveCount(0);
  expect(loads()).toBe(0);
});

test('a search without its index offers Retry', async ({page}) => {
  const index = /\/search\/index\./;
  const end = await hang(page, index);
  await open(page, '/kms38');
  const asked = page.waitForRequest(index);
  await page.getByRole('button', {name: /^Search/}).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('hwid');
  await asked;
  await page.clock.fastForward(fewSeconds);
  await expect(dialog).toContainText('could not be loaded');
  end();
  await dialog.getByRole('button', {name: 'Retry'}).click();
  await expect(dialog.getByRole('option').first()).toBeVisible();
});

test('a file verifier without its worker offers Retry', async ({page}) => {
  const worker = /\/assets\/js\/file-hash-worker\./;
  const end = await hang(page, worker);
  await open(page, '/genuine-installation-media');
  const asked = page.waitForRequest(worker);
  await page
    .getByLabel('File to check')
    .setInputFiles(fileOf('a.iso', 'Windows'));
  await asked;
  await page.clock.fastForward(fewSeconds);
  await expect(page.locator('main [role=status]').first()).toContainText(
    'did not start',
  );
  end();
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.getByText('SHA-256', {exact: true})).toBeVisible();
});

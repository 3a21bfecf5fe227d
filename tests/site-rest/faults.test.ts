import type {Page} from '@playwright/test';
import {layoutShifts, watchLayoutShift} from '../support/layoutShift';
import {fork, servers} from '../support/servers';
import {navbarLink} from '../support/navbar';
import {
  countLoads,
  expect,
  hydrated,
  open,
  pageChunks,
  settled,
  test,
} from '../support/test';

test.describe('rendering crash', () => {
  test.beforeEach(({permit}) => {
    permit(/was asked to crash/, 'React reports what its tests throw');
  });

  async function crash(page: Page, name = 'crash') {
    await page.goto(`${servers.preview.url}test/${name}`);
    await hydrated(page);
    await page.getByRole('button', {name: 'Crash'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page crashed.',
    );
  }

  test('shows the error, and Try again works later', async ({page}) => {
    await crash(page);
    await expect(page.locator('main')).toContainText(
      'A test wanted to see it.',
    );
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'This page crashed.',
    );
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Crash');
  });

  test('clears when the visitor goes to another page', async ({page}) => {
    await crash(page);
    await navbarLink(page, '/faq').click();
    await expect(page).toHaveURL(`${servers.preview.url}faq`);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveCount(1);
  });

  test('the last resort shows the same without the layout, with a link to the home page', async ({
    page,
    permit,
  }) => {
    permit(/<link rel=expect/, 'without a layout, there is no skip link');
    await crash(page, 'crash-outside-layout');
    await expect(page.locator('.navbar')).toHaveCount(0);
    await expect(
      page.getByRole('link', {name: 'Go to the home page'}),
    ).toHaveAttribute('href', fork.baseUrl);
    await page.evaluate(() => Object.assign(window, {repaired: true}));
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(
      'Crash outside the layout',
    );
  });
});

test('if a page chunk fails to load, a route that loads late shows the error, and Retry loads the page', async ({
  page,
  block,
  permit,
}) => {
  permit(/React error #4(?:18|2[35])/, 'the error replaces the served text');
  // A URL with .html is normalized only after the chunks were requested, so the page's own chunk loads late.
  await block(pageChunks);
  await page.goto('/kms38.html');
  const alert = page.getByRole('alert').first();
  await expect(alert).toContainText('did not load');
  await expect(alert.getByText(/Loading chunk \S+ failed/)).toBeVisible();
  await page.unroute(pageChunks);
  await page.getByRole('button', {name: 'Retry'}).first().click();
  await expect(page.locator('h1')).toHaveText(/KMS38/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('if a route preload fails, the page reloads once, no loop', async ({
  page,
  block,
  permit,
}) => {
  await open(page, '/faq');
  const loads = countLoads(page);
  await block(pageChunks);
  permit(/Loading chunk \S+ failed/, 'Docusaurus reports it and reloads');
  await navbarLink(page, '/credits').click();
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('did not load');
  await expect(page).toHaveURL('/credits');
  expect(loads()).toBe(1);
  // A loop would reload after a second failure.
  const failure = page.waitForEvent('requestfailed');
  await notice.getByRole('button', {name: 'Retry'}).click();
  await failure;
  await expect(notice).toContainText('did not load');
  await settled(page);
  expect(loads()).toBe(1);
});

const banner = 'Your site did not load properly';

test('a site with a misconfigured base URL reports it and suggests the right base URL', async ({
  page,
  permit,
}) => {
  permit(
    /localhost:\d+\/(?:assets|img)\//,
    'the files are not where the page looks for them',
  );
  for (const path of ['', 'kms38']) {
    await page.goto(`${servers.wrongBase.url}${path}`);
    const notice = page.getByRole('alert');
    await expect(notice).toContainText(banner);
    await expect(notice).not.toContainText('Docusaurus');
    const hint = notice.getByText(
      'configured base URL is / and this address suggests /wrong/',
    );
    await expect(notice).toContainText('Tell the maintainers of the site');
    await expect(hint).toBeVisible();
    await expect(notice.getByRole('button', {name: 'Retry'})).toBeVisible();
  }
});

test.describe('unknown path', () => {
  test('it has the box, with the words of the address, and answers in place', async ({
    page,
    permit,
  }) => {
    permit(/404 .*\/Home-to_Pro$/, 'Chromium reports the status');
    await watchLayoutShift(page);
    await open(page, '/Home-to_Pro');
    const field = page
      .getByRole('search', {name: 'Any question'})
      .getByRole('textbox');
    await expect(field).toHaveValue('Home to Pro');
    await settled(page);
    expect(await layoutShifts(page), 'the box has its room').toEqual([]);
    await field.press('Enter');
    const heading = page.getByRole('heading', {name: 'Home can become Pro'});
    await expect(heading).toBeFocused();
    await expect(page).toHaveURL('/Home-to_Pro');
    await expect(page).toHaveTitle(/^Home can become Pro/);
    await page.goBack();
    await expect(heading).toHaveCount(0);
    await expect(field).toHaveValue('Home to Pro');
    await expect(page).toHaveTitle('Page not found | MAS');
  });
});

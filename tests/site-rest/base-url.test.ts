import {fork, servers} from '../support/servers';
import {navbarLink} from '../support/navbar';
import {expect, hydrated, test} from '../support/test';

test('the build of a fork works at its address: assets, links, navigation, search and not-found page', async ({
  page,
  request,
  permit,
}) => {
  permit(/404 .*\/hwidd$/, 'Chromium reports the status of the page');
  const missing: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) {
      missing.push(response.url());
    }
  });
  await page.goto(servers.preview.url);
  await hydrated(page);
  await navbarLink(page, '/faq').click();
  await expect(page).toHaveURL(`${servers.preview.url}faq`);
  await expect(
    page
      .getByRole('img', {name: ''})
      .or(page.locator('.navbar__logo img'))
      .first(),
  ).toBeVisible();
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((anchors) => anchors.map((a) => a.getAttribute('href')));
  expect(links.filter((href) => !href!.startsWith(fork.baseUrl))).toEqual([]);

  // The pages name the fork's own address and repository.
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    `${fork.url}${fork.baseUrl}faq`,
  );
  await expect(
    page.getByRole('link', {name: 'Edit this page'}),
  ).toHaveAttribute('href', `${fork.repository}/edit/main/docs/faq.md`);

  await page.getByRole('button', {name: /^Search/}).click();
  await page
    .getByRole('combobox', {name: 'Search this site'})
    .fill('0xC004F074');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(new RegExp(`^${servers.preview.url}\\w+`));
  await expect(page.getByRole('main')).toContainText('0xC004F074');
  expect(missing).toEqual([]);

  // Suggestions for a mistyped address compare paths below the base URL.
  await page.goto(`${servers.preview.url}hwidd`);
  const likely = page
    .getByText('Did you mean:')
    .locator('xpath=following::ul[1]')
    .getByRole('link');
  await expect(likely.first()).toHaveText('HWID: the digital license');
  await expect(likely.first()).toHaveAttribute('href', `${fork.baseUrl}hwid`);
  await expect(page.getByRole('link', {name: '/', exact: true})).toHaveCount(0);
  await expect(
    page.getByRole('link', {name: 'Report the broken link'}),
  ).toHaveAttribute('href', `${fork.repository}/issues`);

  const nowhere = await request.get(`${servers.preview.url}nowhere`);
  expect(nowhere.status()).toBe(404);
  expect(nowhere.headers()['content-security-policy']).toContain(
    "frame-ancestors 'none'",
  );
});

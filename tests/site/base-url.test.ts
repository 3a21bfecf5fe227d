import {servers} from '../support/servers';
import {desktop, expect, hydrated, test} from '../support/test';

test('the site works below another base URL: assets, links, navigation and not-found page', async ({
  page,
  request,
  consoleOutput,
}) => {
  await page.setViewportSize(desktop);
  await page.goto(servers.preview.url);
  await hydrated(page);
  await page.locator('.navbar').getByRole('link', {name: 'FAQ'}).click();
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
  expect(links.filter((href) => !href!.startsWith('/preview/'))).toEqual([]);
  expect(consoleOutput).toEqual([]);

  // Suggestions for a mistyped address compare paths below the base URL.
  await page.goto(`${servers.preview.url}hwidd`);
  const likely = page
    .getByText('Did you mean:')
    .locator('xpath=following::ul[1]')
    .getByRole('link');
  await expect(likely.first()).toHaveText('/hwid');
  await expect(likely.first()).toHaveAttribute('href', '/preview/hwid');
  await expect(page.getByRole('link', {name: '/', exact: true})).toHaveCount(0);

  expect((await request.get(`${servers.preview.url}nowhere`)).status()).toBe(
    404,
  );
});

/** Hosts such as GitHub Pages answer other addresses of a page with it too, without a redirect. */
import type {Page} from '@playwright/test';
import {fork, servers} from '../support/servers';
import {expect, hydrated, test} from '../support/test';

/** Opens an address at which the host answers with the page of another one. */
async function openOther(page: Page, other: string, own: string) {
  await page.route(
    ({href}) => href === new URL(other).href.replace(/#.*/, ''),
    async (route) => route.fulfill({response: await route.fetch({url: own})}),
  );
  await page.goto(other);
  await hydrated(page);
}

/** What the host answers at, what the page should be at, and its heading. */
const pages = [
  // The preview build has a post of its own there.
  ['blog/keyhole.html', 'blog/keyhole', /./],
  ['kms38.html', 'kms38', /^KMS38/],
  ['index.html', '', /activation, explained$/],
  ['markdown-page.html', 'markdown-page', /^How to write/],
  ['blog/tags/windows.html', 'blog/tags/windows', /windows/i],
  ['windows_8.1_links.html', 'windows_8.1_links', /Windows\s8\.1/],
] as const;
const sites = [
  {base: '/', address: () => servers.site.url, all: pages},
  {
    base: fork.baseUrl,
    address: () => servers.preview.url,
    all: pages.slice(0, 3),
  },
];

for (const {base, address, all} of sites) {
  test(`below ${base}, a page at another address gets its own, and works`, async ({
    page,
  }) => {
    const url = address();
    for (const [other, own, heading] of all) {
      const after = '?q=a%2Fb&r=1#part-%C3%A9';
      await openOther(page, url + other + after, url + own);
      await expect(page, other).toHaveURL(url + own + after);
      // Nothing is drawn twice.
      await expect(page.locator('h1'), other).toHaveText([heading]);
      for (const part of ['.navbar', 'footer.footer', 'main']) {
        await expect(page.locator(part), `${part} of ${other}`).toHaveCount(1);
      }
      await expect(page, other).toHaveTitle(/.+ \| MAS$/);
      await expect(page.locator('link[rel=canonical]'), other).toHaveAttribute(
        'href',
        new RegExp(`^https://[^/]+${base}${own}$`),
      );
      // Its parts work.
      await page.getByRole('button', {name: /^Search/}).click();
      await expect(page.getByRole('combobox'), other).toBeFocused();
      await page.keyboard.press('Escape');
      await page.unrouteAll();
    }
  });
}

test('the addresses of a page that was opened at another one lead back and forth', async ({
  page,
}) => {
  const {url} = servers.site;
  await openOther(page, `${url}blog.html`, `${url}blog`);
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(`${url}blog/keyhole`);
  await page.goBack();
  await expect(page).toHaveURL(`${url}blog`);
  await expect(page.locator('h1')).toHaveText(['Blog']);
});

test('the not-found page of a folder that is a page shows that page once', async ({
  page,
  permit,
}) => {
  permit(/404 .*\/index\.html$/, 'Chromium reports the status of the page');
  permit(
    /onRecoverableError/,
    'React replaces the not-found page by the one of the address',
  );
  const {url} = servers.site;
  await page.route(`${url}blog/index.html`, async (route) =>
    route.fulfill({response: await route.fetch({url: `${url}no-such-page`})}),
  );
  await page.goto(`${url}blog/index.html`);
  await hydrated(page);
  await expect(page).toHaveURL(`${url}blog`);
  await expect(page.locator('h1')).toHaveText(['Blog']);
  await expect(page.locator('.navbar')).toHaveCount(1);
});

test('an address opens the folded answer of a heading of other letters', async ({
  page,
}) => {
  // All that follows fits.
  await page.setViewportSize({width: 1280, height: 1600});
  await page.goto(`${servers.preview.url}test/every-kind#größe`);
  await hydrated(page);
  await expect(page.getByText('An answer below a heading')).toBeVisible();
  await expect(
    page
      .getByRole('navigation', {name: 'On this page'})
      .locator('[aria-current]'),
  ).toHaveText('Größe');
});

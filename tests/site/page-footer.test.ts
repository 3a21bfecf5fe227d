import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {load} from 'cheerio';
import {routeOfText} from '../../src/lib/routes/fileRoutes';
import {projectDirectory, readBuilt} from '../support/build';
import {contentFiles} from '../support/content';
import {docRoutes, fileOfRoute} from '../support/routes';
import {desktop, expect, open, test} from '../support/test';

for (const route of [...docRoutes, '/blog/keyhole', '/markdown-page']) {
  test(`${route} has an edit link to its source file`, () => {
    const html = readBuilt(fileOfRoute(route));
    const links = [
      ...html.matchAll(/href="?([^"\s>]*\/edit\/main\/[^"\s>]*)/g),
    ].map(([, href]) => href!);
    expect(new Set(links).size).toBe(1);
    const file = links[0]!.split('/edit/main/')[1]!;
    expect(existsSync(path.join(projectDirectory, file)), file).toBe(true);
  });
}

test('every doc shows the date of its own front matter', () => {
  for (const {path: file, frontMatter} of contentFiles) {
    const route = routeOfText({path: file, frontMatter});
    if ((docRoutes as readonly string[]).includes(route)) {
      const time = load(readBuilt(fileOfRoute(route)))('main header time');
      const date = String(frontMatter.verified);
      expect(time.attr('datetime'), file).toBe(date);
      expect(time.text(), file).toBe(
        new Date(date).toLocaleDateString('en-US', {
          dateStyle: 'long',
          timeZone: 'UTC',
        }),
      );
    }
  }
});

test('the number of sources below the title leads to the list and unfolds it', async ({
  page,
}) => {
  for (const route of ['/kms38', '/blog/keyhole']) {
    await open(page, route);
    const source = page
      .getByRole('region', {name: 'Sources of this page'})
      .getByRole('listitem')
      .first()
      .getByRole('link');
    await expect(source).toBeHidden();
    await page
      .locator('article header')
      .getByRole('link', {name: /^\d+ sources$/})
      .click();
    await expect(source).toBeInViewport();
    await expect(source).toHaveAttribute('href', /^https:/);
  }
});

test.describe('the link that reports a problem', () => {
  const reported = async (page: Page) => {
    const link = page
      .getByRole('main')
      .getByRole('link', {name: 'Report a problem'});
    return new URL((await link.getAttribute('href'))!).searchParams.get('page');
  };

  test('names the page, and the section that the address names', async ({
    page,
  }) => {
    for (const route of ['/kms38', '/blog/keyhole', '/markdown-page']) {
      await open(page, route);
      expect(await reported(page)).toBe(route);
    }
    await open(page, '/kms38#undo');
    expect(await reported(page)).toBe('/kms38#undo');
    await page.getByRole('link', {name: 'Does it work now?'}).click();
    await expect.poll(() => reported(page)).toBe('/kms38#does-it-work-now');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('names the page', async ({page}) => {
      await page.goto('/kms38#undo');
      expect(await reported(page)).toBe('/kms38');
      await expect(page.getByRole('button', {name: 'Copy link'})).toBeHidden();
    });
  });
});

test('the Markdown copy of a page is at its end', async ({page}) => {
  for (const route of ['/', '/kms38', '/blog/keyhole', '/markdown-page']) {
    await open(page, route);
    const address = await page
      .getByRole('main')
      .getByRole('link', {name: 'Markdown copy'})
      .getAttribute('href');
    expect(address).toBe(
      await page.locator('link[type="text/markdown"]').getAttribute('href'),
    );
    await page.getByRole('link', {name: 'Markdown copy'}).click();
    await expect(page.getByText(/^# /)).toBeVisible();
  }
});

test('previous and next stay within a group of the sidebar', () => {
  for (const route of docRoutes) {
    const $ = load(readBuilt(fileOfRoute(route)));
    const group = $('.menu__list .menu__list')
      .filter((_, list) => $(list).find(`a[href="${route}"]`).length > 0)
      .find('a')
      .toArray()
      .map((link) => $(link).attr('href'));
    for (const link of $('.pagination-nav a').toArray()) {
      expect(group, route).toContain($(link).attr('href'));
    }
  }
});

test('the footer has the links, the statement of independence and the licenses', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await open(page, '/faq');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('not affiliated with Microsoft');
  await expect(footer).toContainText('CC BY 4.0');
  expect(await footer.getByRole('link').count()).toBeGreaterThanOrEqual(12);
});

test('a stored docs version is kept', async ({page}) => {
  await page.addInitScript(() =>
    localStorage.setItem('docs-preferred-version-default', 'current'),
  );
  await open(page, '/kms38');
  expect(
    await page.evaluate(() =>
      localStorage.getItem('docs-preferred-version-default'),
    ),
  ).toBe('current');
});

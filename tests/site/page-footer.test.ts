import {existsSync} from 'node:fs';
import path from 'node:path';
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
      const time = load(readBuilt(fileOfRoute(route)))('main section time');
      const date = String(frontMatter.verified);
      expect(time.attr('datetime'), file).toBe(date);
      expect(time.parent().text(), file).toBe(
        `Facts last checked on ${new Date(date).toLocaleDateString('en-US', {
          dateStyle: 'long',
          timeZone: 'UTC',
        })}.`,
      );
    }
  }
});

test('a doc shows its sources', async ({page}) => {
  await open(page, '/kms38');
  const sources = page.getByRole('region', {name: 'Sources of this page'});
  await sources.locator('summary').click();
  await expect(sources.getByRole('link').first()).toHaveAttribute(
    'href',
    /^https:/,
  );
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

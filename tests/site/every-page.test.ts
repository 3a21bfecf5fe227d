import {readBuilt} from '../support/build';
import {allRoutes, fileOfRoute} from '../support/routes';
import {expect, hydrated, test} from '../support/test';

const pages = [...allRoutes, '/no-such-page'];

for (const route of pages) {
  test.describe(`page ${route}`, () => {
    test('hydrates quietly, asks nobody else, and has one h1 and one main', async ({
      page,
      consoleOutput,
      foreignRequests,
    }) => {
      await page.goto(route);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('main')).toHaveCount(1);
      // Chromium itself reports the 404 status of the page asked for.
      const own = consoleOutput.filter(
        (line) =>
          !(route === '/no-such-page' && line.includes('404 (Not Found)')),
      );
      expect(own).toEqual([]);
      expect(foreignRequests).toEqual([]);
    });

    test('does not scroll sideways at 320 px', async ({page}) => {
      await page.setViewportSize({width: 320, height: 640});
      await page.goto(route);
      await hydrated(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

test('every page has a title and a description of its own', () => {
  const seen = new Map<string, string>();
  for (const file of [...allRoutes.map(fileOfRoute), '404.html']) {
    const html = readBuilt(file);
    const title = /<title[^>]*>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    const descriptions = [
      ...html.matchAll(/<meta[^>]+name="?description"?[^>]*>/g),
    ];
    expect(descriptions, `${file}: one description`).toHaveLength(1);
    const description =
      /content="([^"]+)"/.exec(descriptions[0]![0])?.[1] ?? '';
    expect(title, `${file}: title`).toMatch(/\S.* \| MAS$/);
    expect(description.length, `${file}: description`).toBeGreaterThanOrEqual(
      50,
    );
    for (const text of [title, description]) {
      expect(seen.get(text), `${file} repeats "${text}"`).toBeUndefined();
      seen.set(text, file);
    }
  }
});

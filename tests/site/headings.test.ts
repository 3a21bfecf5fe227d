import {load} from 'cheerio';
import {keepTogether} from '../../src/lib/keepTogether';
import {readBuilt} from '../support/build';
import {docRoutes, fileOfRoute} from '../support/routes';
import {expect, open, warmTest as test} from '../support/test';

test.describe('headings', () => {
  test('never have a line break within the name of a product', () => {
    let names = 0;
    for (const route of docRoutes) {
      const $ = load(readBuilt(fileOfRoute(route)));
      for (const heading of $(
        '.markdown > :is(h2, h3), .markdown > header h1',
      ).toArray()) {
        const text = $(heading).text();
        expect(text, route).toBe(keepTogether(text));
        names += text.includes('\u00a0') ? 1 : 0;
      }
    }
    expect(names).toBeGreaterThan(20);
  });

  test('each is a link to itself, with a visible sign on hover and on focus', async ({
    page,
  }) => {
    await open(page, '/kms38');
    const link = page.locator('#undo').getByRole('link');
    const opacity = () =>
      link.evaluate((element) => getComputedStyle(element, '::after').opacity);
    expect(await opacity()).toBe('0');
    await link.hover();
    await expect.poll(opacity).toBe('1');
    await page.mouse.move(0, 0);
    await expect.poll(opacity).toBe('0');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/kms38#undo');
    await expect(page.locator('#undo')).toBeInViewport();
  });
});

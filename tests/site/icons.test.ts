import {expect, open, warmTest as test} from '../support/test';

/** The grid, fill and stroke of each visible icon. */
function looksOf(elements: (HTMLElement | SVGElement)[]): string[] {
  const looks = elements
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const {fill, stroke, strokeWidth, vectorEffect} = getComputedStyle(
        element.querySelector('path')!,
      );
      const ownColor = stroke === getComputedStyle(element).color;
      return `${element.getAttribute('viewBox')}, fill ${fill}, ${strokeWidth} ${vectorEffect} in ${ownColor ? "the text's color" : stroke}`;
    });
  return [...new Set(looks)];
}

const outline =
  /^0 0 24 24, fill none, 1\.4\d*px non-scaling-stroke in the text's color$/;

for (const forcedColors of ['none', 'active'] as const) {
  test(`every icon is an outline with the same stroke width, forced colors: ${forcedColors}`, async ({
    page,
  }) => {
    await page.emulateMedia({forcedColors});
    for (const route of [
      '/',
      '/kms38',
      '/contactus',
      '/markdown-page',
      '/blog',
    ]) {
      await open(page, route);
      const icons = page.locator('svg:not(figure svg)');
      expect(await icons.count(), route).toBeGreaterThan(6);
      const looks = await icons.evaluateAll(looksOf);
      expect(looks, route).toHaveLength(1);
      expect(looks[0], route).toMatch(outline);
    }
  });
}

test('so are the icons in the drawer', async ({page}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(page, '/');
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(
    page.getByRole('button', {name: 'Close navigation bar'}),
  ).toBeVisible();
  const looks = await page.locator('svg').evaluateAll(looksOf);
  expect(looks).toHaveLength(1);
  expect(looks[0]).toMatch(outline);
});

test('an external link has an icon in the size of its text', async ({page}) => {
  await open(page, '/faq');
  const mark = page.locator('.footer__link-item svg').first();
  expect(await mark.boundingBox()).toMatchObject({width: 13.5, height: 13.5});
  await expect(mark).toHaveAttribute('aria-hidden', 'true');
  await expect(mark).toHaveCSS('margin-left', '4.8px');
});

test('icons and their strokes scale with the text', async ({page}) => {
  await open(page, '/faq');
  const sizes = () =>
    page.locator('svg').evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => {
          const {strokeWidth} = getComputedStyle(
            element.querySelector('path')!,
          );
          return (
            element.getBoundingClientRect().width / parseFloat(strokeWidth)
          );
        }),
    );
  const before = await sizes();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px';
  });
  const after = await sizes();
  expect(after).toHaveLength(before.length);
  after.forEach((size, i) => expect(size).toBeCloseTo(before[i]!, 1));
});

/** Everything that folds on a page looks and works alike: text, sections, codes, rows of a table, sources. */
import {
  desktop,
  expect,
  open,
  phone,
  settled,
  warmTest as test,
} from '../support/test';

/** Where each kind is. The contents and the diagnosis without JavaScript have a look of their own. */
const kinds: Readonly<Record<string, string>> = {
  '/windows_11_links': '.markdown > details > summary',
  '/faq': '.markdown > details > summary:has(h3)',
  '/troubleshoot': '[data-families] > details > summary',
  '/command_line_switches': 'td > details > summary',
  '/kms38': 'section[aria-label^=Sources] summary',
};

for (const [device, viewport] of Object.entries({phone, desktop})) {
  test(`what folds has one look on a ${device}`, async ({page}) => {
    await page.setViewportSize(viewport);
    const looks: string[] = [];
    for (const [route, selector] of Object.entries(kinds)) {
      await open(page, route);
      await settled(page);
      const summary = page.locator(`main ${selector}`).first();
      const look = () =>
        summary.evaluate((element) => {
          const {backgroundColor, listStyleType, cursor} =
            getComputedStyle(element);
          const {backgroundImage, rotate, insetInlineEnd, inlineSize} =
            getComputedStyle(element, '::after');
          return [
            backgroundColor,
            listStyleType,
            cursor,
            backgroundImage,
            rotate,
            insetInlineEnd,
            inlineSize,
          ].join(' ');
        });
      looks.push(await look());
      const {height} = (await summary.boundingBox())!;
      expect(height, route).toBeGreaterThanOrEqual(44);
      await summary.click();
      await expect.poll(look, route).toContain('180deg');
      await page.emulateMedia({forcedColors: 'active'});
      expect(await look(), route).toContain('url(');
      await page.emulateMedia({forcedColors: 'none', media: 'print'});
      expect(
        await summary.evaluate(
          (element) => getComputedStyle(element, '::after').display,
        ),
        route,
      ).toBe('none');
      await page.emulateMedia({media: 'screen'});
    }
    expect(new Set(looks).size, looks.join('\n')).toBe(1);
    expect(looks[0]).toMatch(/^rgba\(0, 0, 0, 0\) none pointer url\(.* 90deg /);
  });
}

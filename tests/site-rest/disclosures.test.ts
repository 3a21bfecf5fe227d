/** Everything that folds on a page looks and works alike: text, sections, codes, rows of a table, sources. */
import {desktop, expect, open, phone, settled, test} from '../support/test';

/** Where each kind is. The contents and the diagnosis without JavaScript have a look of their own. */
const kinds: Readonly<Record<string, string>> = {
  '/windows_11_links': '.markdown > details > summary',
  '/faq': '.markdown > details > summary:has(h3)',
  '/troubleshoot': '[data-families] > details > summary',
  '/command_line_switches': 'td > details > summary',
  '/kms38': 'section[aria-label^=Sources] summary',
};

test('what folds has one look on a phone, and one on a desktop', async ({
  page,
}) => {
  const looks: Record<string, string[]> = {phone: [], desktop: []};
  for (const [route, selector] of Object.entries(kinds)) {
    await open(page, route);
    await settled(page);
    const summary = page.locator(`main ${selector}`).first();
    const look = () =>
      summary.evaluate((element) => {
        const {backgroundColor, listStyleType, cursor} =
          getComputedStyle(element);
        const {backgroundImage, rotate, insetInlineStart, inlineSize} =
          getComputedStyle(element, '::after');
        return [
          backgroundColor,
          listStyleType,
          cursor,
          backgroundImage,
          rotate,
          insetInlineStart,
          inlineSize,
        ].join(' ');
      });
    for (const [device, viewport] of Object.entries({phone, desktop})) {
      const what = `${route} on a ${device}`;
      await page.setViewportSize(viewport);
      looks[device]!.push(await look());
      const {height} = (await summary.boundingBox())!;
      expect(height, what).toBeGreaterThanOrEqual(44);
      await summary.click();
      await expect.poll(look, what).toContain(' 0deg');
      await page.emulateMedia({forcedColors: 'active'});
      expect(await look(), what).toContain('url(');
      await page.emulateMedia({forcedColors: 'none', media: 'print'});
      await expect(summary, what).toHaveCSS('display', 'none', {
        pseudo: 'after',
      });
      await page.emulateMedia({media: 'screen'});
      await summary.click();
      await expect.poll(look, what).toContain(' 180deg');
    }
  }
  for (const [device, all] of Object.entries(looks)) {
    expect(new Set(all).size, `${device}\n${all.join('\n')}`).toBe(1);
    expect(all[0]).toMatch(/^rgba\(0, 0, 0, 0\) none pointer url\(.* 180deg /);
  }
});

import type {Page} from '@playwright/test';
import {expect, fitsWindow, open, turnWheel, test} from '../support/test';

/** The list of contents. */
const contents = (page: Page) =>
  page.getByRole('navigation', {name: 'On this page'});

test('the bar is as wide as the window or the text, and above the title', async ({
  page,
}) => {
  for (const route of ['/kms38', '/blog/keyhole', '/markdown-page']) {
    await open(page, route);
    for (const width of [300, 319, 320, 390, 600, 768, 1024, 1199]) {
      await page.setViewportSize({width, height: 800});
      const bar = (await contents(page).boundingBox())!;
      const column = (await page
        .getByRole('heading', {level: 1})
        .boundingBox())!;
      const [start, wide] = width < 736 ? [0, width] : [column.x, column.width];
      expect(bar.x, `${route} at ${width}`).toBe(start);
      expect(bar.width, `${route} at ${width}`).toBe(wide);
      const room = column.y - bar.y - bar.height;
      expect(room, `${route} at ${width}`).toBeGreaterThan(0);
    }
  }
});

test('in a low window, nothing covers the text', async ({page}) => {
  await page.setViewportSize({width: 320, height: 256});
  await open(page, '/kms38#undo');
  await turnWheel(page, 300);
  await turnWheel(page, -100);
  await expect(contents(page)).not.toBeInViewport();
  await expect(page.locator('.navbar')).not.toBeInViewport();
});

test('the way back is never cut, also with the widest spacing of text', async ({
  page,
}) => {
  // The longest names of groups, in the narrowest windows.
  for (const [route, width] of [
    ['/change_windows_edition', 320],
    ['/command_line_switches', 320],
    ['/change_windows_edition', 390],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await open(page, route);
    const way = page.getByRole('navigation', {name: 'Breadcrumbs'});
    for (const spacing of [
      '',
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
    ]) {
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets = [sheet];
      }, spacing);
      const what = `${route} at ${width} px ${spacing && 'with spacing'}`;
      const cut = await way.getByRole('link').evaluate((link) => {
        const text = document.createRange();
        text.selectNodeContents(link);
        const box = link.getBoundingClientRect();
        const {right, top, bottom} = text.getBoundingClientRect();
        return right > box.right || top < box.top || bottom > box.bottom;
      });
      expect(cut, what).toBe(false);
      const end = await way.boundingBox();
      const name = await contents(page)
        .locator('summary > span')
        .first()
        .evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          return text.getBoundingClientRect().left;
        });
      expect(end!.x + end!.width, what).toBeLessThanOrEqual(name);
      const title = page.getByRole('heading', {level: 1});
      expect(end!.y + end!.height, what).toBeLessThanOrEqual(
        (await title.boundingBox())!.y,
      );
      await fitsWindow(page, what);
    }
  }
});

test('the sidebar shows the current page even in a short window', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/contactus');
  const entry = page.locator(
    '.theme-doc-sidebar-container .menu__link[aria-current="page"]',
  );
  await expect(entry).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

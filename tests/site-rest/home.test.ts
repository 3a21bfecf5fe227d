import {desktop, expect, open, phone, test} from '../support/test';

test('the home page has 1.9 screens of a phone above the footer, and 2.6 in all', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const footer = (await page.locator('footer.footer').boundingBox())!;
  expect(footer.y).toBeLessThanOrEqual(1.9 * phone.height);
  expect(footer.y + footer.height).toBeLessThanOrEqual(2.6 * phone.height);
});

test('the home page is in the middle, without a sidebar', async ({page}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({width, height: desktop.height});
    await open(page, '/');
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
    const {x, width: column} = (await page.locator('article').boundingBox())!;
    expect(column).toBe(960);
    expect(x).toBe((width - column) / 2);
  }
});

test('the words of each drawing are legible and whole', async ({page}) => {
  await open(page, '/');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    const faults = await page
      .locator('#seen + ul a > span')
      .evaluateAll((screens) =>
        screens
          .flatMap((screen) => [screen, ...screen.querySelectorAll('span, b')])
          .filter(
            (part) =>
              // What is within a line has no size of its own.
              (part.clientWidth > 0 && part.scrollWidth > part.clientWidth) ||
              (part.clientHeight > 0 &&
                part.scrollHeight > part.clientHeight) ||
              parseFloat(getComputedStyle(part).fontSize) < 13,
          )
          .map((part) => part.textContent),
      );
    expect(faults, `${width} px`).toEqual([]);
    const distances = await page.locator('#seen + ul').evaluate((list) => {
      const links = [...list.querySelectorAll('a')].map((link) =>
        [...link.children].map((part) => part.getBoundingClientRect()),
      );
      return links.flatMap(([screen, caption]) =>
        links
          .map(([next]) => next!)
          .filter(({left}) => left === caption!.left)
          .map(({top}) => top - caption!.bottom)
          .filter((distance) => distance > -1)
          .map((distance) => distance / (caption!.top - screen!.bottom)),
      );
    });
    expect(
      Math.min(...distances),
      'a caption is near its own drawing',
    ).toBeGreaterThanOrEqual(2);
  }
});

import {
  desktop,
  expect,
  open,
  phone,
  turnWheel,
  warmTest as test,
} from '../support/test';

test.describe('finding the way on a page', () => {
  test('the contents mark the section in view', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/check_activation_status');
    await page
      .locator('#channel-words')
      .evaluate((heading) => heading.scrollIntoView());
    await expect(
      page.locator('.table-of-contents__link--active'),
    ).toHaveAttribute('href', '#channel-words');
    await expect(
      page.getByRole('navigation', {name: 'On this page'}),
    ).toBeVisible();
  });

  test('phones get a compact list of contents that opens and leads on', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/check_activation_status');
    await page.getByRole('button', {name: 'On this page'}).click();
    await page
      .locator('.theme-doc-toc-mobile')
      .getByRole('link', {name: 'Channel words'})
      .click();
    await expect(page).toHaveURL(/#channel-words$/);
  });

  test('the sidebar shows the current page, however short the window', async ({
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

  test('breadcrumbs, previous and next lead on', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/kms38');
    await expect(
      page.getByRole('navigation', {name: 'Breadcrumbs'}),
    ).toContainText('KMS38');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL('/online_kms');
    await page.locator('.pagination-nav__link--prev').click();
    await expect(page).toHaveURL('/kms38');
  });

  test('a button leads back to the top of a long page', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/faq');
    await turnWheel(page, 3000);
    await turnWheel(page, -400);
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a heading offers its own address', async ({page}) => {
    await open(page, '/check_activation_status');
    await expect(
      page.locator('#channel-words').getByRole('link'),
    ).toHaveAttribute('href', '#channel-words');
  });
});

test.describe('reading', () => {
  test('a wide table scrolls in a box of its own that takes the focus, and its first column stays', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/windows10_eol');
    const box = page
      .getByRole('group')
      .filter({hasText: 'release and end of support'})
      .first();
    await expect(box).toHaveAttribute('tabindex', '0');
    const first = box.locator('tbody tr').first().locator('> *').first();
    const before = (await first.boundingBox())!.x;
    await box.evaluate((element) => element.scrollTo({left: 200}));
    expect(await box.evaluate((element) => element.scrollLeft)).toBe(200);
    expect((await first.boundingBox())!.x).toBeCloseTo(before, 0);
  });

  test('a table that fits is no stop for the keyboard', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/check_activation_status');
    await expect(
      page.getByRole('group', {name: 'Table'}).first(),
    ).not.toHaveAttribute('tabindex');
  });

  test('tabs with the same key change together', async ({page}) => {
    await open(page, '/markdown-page');
    const lists = page.getByRole('tablist');
    await lists.first().getByRole('tab').last().click();
    await expect(lists.first().getByRole('tab').last()).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(
      await page.evaluate(() =>
        Object.keys(localStorage).some((key) =>
          key.startsWith('docusaurus.tab.'),
        ),
      ),
    ).toBe(true);
  });

  test('an admonition names its kind in words', async ({page}) => {
    await open(page, '/command_line_switches');
    const admonition = page.locator('.theme-admonition').first();
    await expect(admonition.locator('svg')).toBeVisible();
    expect((await admonition.innerText()).trim().length).toBeGreaterThan(10);
  });

  test('the address of a page can be copied without what was typed after it', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/kms38?x=1#undo');
    await page.getByRole('button', {name: 'Copy link to this page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      'https://docs.example.org/kms38',
    );
  });
});

test.describe('head of every page', () => {
  test('names icons, manifest, a social card and a color for each mode', async ({
    page,
    request,
  }) => {
    await open(page, '/kms38');
    for (const [selector, attribute] of [
      ['link[rel="icon"]', 'href'],
      ['link[rel="manifest"]', 'href'],
      ['link[rel="apple-touch-icon"]', 'href'],
    ] as const) {
      const address = (await page.locator(selector).getAttribute(attribute))!;
      expect((await request.get(address)).status(), address).toBe(200);
    }
    const card = new URL(
      (await page
        .locator('meta[property="og:image"]')
        .getAttribute('content'))!,
    );
    const image = await request.get(card.pathname);
    expect(image.headers()['content-type']).toBe('image/png');
    // Width and height stand in the header of a PNG.
    const bytes = await image.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
    expect(await page.locator('meta[name="theme-color"]').count()).toBe(2);
  });
});

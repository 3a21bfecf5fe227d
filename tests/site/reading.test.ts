import {
  desktop,
  expect,
  open,
  phone,
  turnWheel,
  warmTest as test,
} from '../support/test';

test.describe('navigation within a page', () => {
  test('the table of contents highlights the visible section', async ({
    page,
  }) => {
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

  test('a label of evidence leads to what the labels mean', async ({page}) => {
    await open(page, '/markdown-page');
    const label = page.getByRole('main').locator('small').first();
    await expect(label).toHaveText('(reported)');
    await label.getByRole('link', {name: 'reported'}).click();
    await expect(page).toHaveURL('/credits#evidence');
    await expect(page.locator('#evidence')).toBeInViewport();
    await expect(
      page.getByRole('listitem').filter({hasText: /^Reported: /}),
    ).toBeVisible();
  });

  test('phones have a collapsed table of contents with working links', async ({
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

  test('breadcrumbs, previous and next link to their pages', async ({page}) => {
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

  test('a button scrolls a long page back to the top', async ({page}) => {
    await page.setViewportSize(desktop);
    await open(page, '/faq');
    await turnWheel(page, 3000);
    await turnWheel(page, -400);
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('a heading has a link to itself', async ({page}) => {
    await open(page, '/check_activation_status');
    await expect(
      page.locator('#channel-words').getByRole('link'),
    ).toHaveAttribute('href', '#channel-words');
  });
});

test.describe('reading', () => {
  test('a wide table scrolls in its own focusable box, and its first column stays visible', async ({
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

  test('a table that fits is not focusable', async ({page}) => {
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

  test('an admonition states its kind in words', async ({page}) => {
    await open(page, '/command_line_switches');
    const admonition = page.locator('.theme-admonition').first();
    await expect(admonition.locator('svg')).toBeVisible();
    expect((await admonition.innerText()).trim().length).toBeGreaterThan(10);
  });

  test('the URL of a page is copied without query and fragment', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/kms38?x=1#undo');
    await page.getByRole('button', {name: 'Copy link to this page'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const canonical = await page
      .locator('link[rel="canonical"]')
      .getAttribute('href');
    expect(canonical).toMatch(/^https:.*\/kms38$/);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      canonical,
    );
  });
});

test.describe('head of every page', () => {
  test('has icons, a manifest, a social card and a theme color for each mode', async ({
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
    // The header of a PNG contains its width and height.
    const bytes = await image.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([
      1200, 630,
    ]);
    expect(await page.locator('meta[name="theme-color"]').count()).toBe(2);
  });
});

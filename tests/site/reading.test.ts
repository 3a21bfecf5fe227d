import type {Page} from '@playwright/test';

import {
  desktop,
  expect,
  open,
  phone,
  turnWheel,
  warmTest as test,
} from '../support/test';

test.describe('navigation within a page', () => {
  /** The list of contents, and its entry for the section being read. */
  const contents = (page: Page) =>
    page.getByRole('navigation', {name: 'On this page'});
  const current = (page: Page) =>
    contents(page).locator('[aria-current=location]');

  test('the table of contents marks the section being read, from the top of the page on', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, '/check_activation_status');
    await expect(contents(page)).toBeVisible();
    const first = contents(page).getByRole('link').first();
    await expect(first).toHaveAttribute('aria-current', 'location');
    await page
      .locator('#channel-words')
      .evaluate((heading) => heading.scrollIntoView());
    await expect(current(page)).toHaveAttribute('href', '#channel-words');
  });

  test('each entry of the contents is marked after a click on it, even at the end of the page', async ({
    page,
  }) => {
    await page.setViewportSize({width: 1280, height: 2000});
    await open(page, '/kms38');
    const links = contents(page).getByRole('link');
    for (const link of await links.all()) {
      await link.click();
      await expect(current(page)).toHaveText(await link.innerText());
    }
  });

  test('an error code counts as a part of the section that lists it', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, '/troubleshoot#0x80072EE7');
    await expect(page.locator('[id="0x80072EE7"]')).toBeInViewport();
    await expect(current(page)).toHaveText(/error codes|Codes of both/);
    const heading = page.locator(
      (await current(page).getAttribute('href')) ?? '',
    );
    const follows = await heading.evaluate((element) => {
      const entry = document.getElementById('0x80072EE7')!;
      const headings = [...document.querySelectorAll('h2[id], h3[id]')];
      const before = headings.filter(
        (one) =>
          one.compareDocumentPosition(entry) & Node.DOCUMENT_POSITION_FOLLOWING,
      );
      return before.at(-1) === element;
    });
    expect(follows, 'it is the last heading before the entry').toBe(true);
  });

  test('the contents come before the text, for the keyboard and screen readers', async ({
    page,
  }) => {
    for (const [route, viewport] of [
      ['/troubleshoot', desktop],
      ['/troubleshoot', phone],
      ['/blog/keyhole', desktop],
      ['/blog/keyhole', phone],
      ['/markdown-page', desktop],
      ['/markdown-page', phone],
    ] as const) {
      await page.setViewportSize(viewport);
      await open(page, route);
      await expect(contents(page)).toBeVisible();
      const isBefore = await contents(page).evaluate((list) =>
        Boolean(
          list.compareDocumentPosition(document.querySelector('h1')!) &
          Node.DOCUMENT_POSITION_FOLLOWING,
        ),
      );
      expect(isBefore, route).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      // The breadcrumbs are the only links in between.
      for (let stops = 0; stops < 3; stops += 1) {
        await page.keyboard.press('Tab');
        if (await contents(page).locator(':focus').count()) {
          break;
        }
      }
      await expect(contents(page).locator(':focus')).toHaveCount(1);
    }
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

  test('phones have a bar that opens the contents, names the section, and closes again', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/check_activation_status');
    const bar = contents(page).locator('summary');
    const link = contents(page).getByRole('link', {name: 'Channel words'});
    await expect(bar).toHaveText('On this page');
    await bar.click();
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(bar).toBeFocused();
    await bar.click();
    await page.getByRole('heading', {level: 1}).dispatchEvent('pointerdown');
    await expect(link).toBeHidden();
    await bar.click();
    await link.click();
    await expect(page).toHaveURL(/#channel-words$/);
    await expect(link).toBeHidden();
    await expect(bar).toHaveText('On this pageChannel words');
  });

  test('the bar sticks below the navbar, and covers no heading that a link leads to', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await open(page, '/check_activation_status');
    const navbar = page.locator('.navbar');
    const top = async () => (await contents(page).boundingBox())!.y;
    const navbarEnd = async () => {
      const box = (await navbar.boundingBox())!;
      return Math.max(box.y + box.height, 0);
    };
    // The first scroll only sets the starting position.
    await turnWheel(page, 700);
    await turnWheel(page, 700);
    await expect.poll(top).toBe(0);
    await expect.poll(navbarEnd).toBe(0);
    await turnWheel(page, -300);
    await expect.poll(top).toBeGreaterThan(50);
    await expect.poll(async () => (await top()) - (await navbarEnd())).toBe(0);
    await page.goto('/check_activation_status#channel-words');
    const heading = (await page.locator('#channel-words').boundingBox())!;
    const bar = (await contents(page).boundingBox())!;
    expect(heading.y).toBeGreaterThan(bar.y + bar.height);
  });

  test('the bar is as wide as the window where the text is, and as the text on a wider screen', async ({
    page,
  }) => {
    for (const width of [320, 390, 600, 768, 1024, 1199]) {
      for (const route of ['/kms38', '/blog/keyhole', '/markdown-page']) {
        await page.setViewportSize({width, height: 800});
        await open(page, route);
        const bar = (await contents(page).boundingBox())!;
        const column = (await page
          .getByRole('heading', {level: 1})
          .boundingBox())!;
        const [start, wide] =
          width < 736 ? [0, width] : [column.x, column.width];
        expect(bar.x, `${route} at ${width}`).toBe(start);
        expect(bar.width, `${route} at ${width}`).toBe(wide);
      }
    }
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the contents are open on a wide screen, and open by a press on a phone', async ({
      page,
    }) => {
      await page.setViewportSize(desktop);
      await page.goto('/check_activation_status');
      const link = contents(page).getByRole('link', {name: 'Channel words'});
      await expect(link).toBeVisible();
      await page.setViewportSize(phone);
      await expect(link).toBeHidden();
      await contents(page).locator('summary').click();
      await expect(link).toBeVisible();
    });
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
    await page.setViewportSize({...phone, width: 640});
    await open(page, '/change_office_edition');
    const box = page.getByRole('group', {name: 'Microsoft 365 product IDs'});
    await expect(box).toHaveAttribute('tabindex', '0');
    const first = box.locator('tbody tr').first().locator('> *').first();
    const before = (await first.boundingBox())!.x;
    await box.evaluate((element) => element.scrollTo({left: 20}));
    expect(await box.evaluate((element) => element.scrollLeft)).toBe(20);
    expect((await first.boundingBox())!.x).toBeCloseTo(before, 0);
  });

  test('the box of a table that fits is not focusable, and does not repeat its name', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await open(page, '/check_activation_status');
    const name = 'What Settings says';
    await expect(page.getByRole('table', {name})).toBeVisible();
    await expect(page.getByRole('group', {name})).toHaveCount(0);
    await expect(
      page.locator('main :has(> table)').first(),
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
    await page.getByRole('button', {name: 'Copy link'}).click();
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

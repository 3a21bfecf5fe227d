import {moreGroup, navbarLabel, navbarLink} from '../support/navbar';
import {desktop, expect, open, phone, turnWheel, test} from '../support/test';
import {axeFaultsInBothModes} from '../support/axe';

test.describe('navbar', () => {
  test('shows its entries on one row, high enough to press, and marks the current page', async ({
    page,
  }) => {
    await open(page, '/faq');
    const end = page.locator('.navbar__items--right');
    await expect(navbarLink(page, '/faq')).toHaveAttribute(
      'aria-current',
      'page',
    );
    const small = await page
      .locator('.navbar')
      .locator('a:visible, button:visible')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().height < 24)
          .map((element) => element.textContent),
      );
    expect(small, 'less than 24 px high').toEqual([]);
    // A globe and an arrow say what the name of the language does.
    const language = await end
      .getByRole('button', {name: 'English'})
      .boundingBox();
    expect(language!.width).toBeLessThan(50);
    await expect(end.locator('kbd')).toBeVisible();

    for (const width of [997, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 800});
      const boxes = await page
        .locator('.navbar__inner')
        .locator('a:visible, button:visible')
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest('.dropdown__menu'))
            .map((element) => element.getBoundingClientRect())
            .map(({top, bottom, left: start, right}) => ({
              middle: (top + bottom) / 2,
              start,
              right,
            })),
        );
      expect(boxes.length).toBeGreaterThanOrEqual(12);
      const middles = boxes.map(({middle}) => middle);
      expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(6);
      const sorted = [...boxes].sort((a, b) => a.start - b.start);
      sorted
        .slice(1)
        .forEach((box, i) =>
          expect(box.start).toBeGreaterThanOrEqual(sorted[i]!.right - 1),
        );
      expect(sorted.at(-1)!.right, `${width} px`).toBeLessThanOrEqual(width);
    }

    // Services have words where there is room for them.
    const service = end.getByRole('link', {name: 'Source repository'});
    expect((await service.boundingBox())!.width).toBeGreaterThan(60);
    await page.setViewportSize(desktop);
    expect((await service.boundingBox())!.width).toBeLessThan(50);

    // Where there is no room, a menu has the entries.
    for (const width of [996, 390]) {
      await page.setViewportSize({width, height: 844});
      await expect(
        page.getByRole('button', {name: 'Toggle navigation bar'}),
      ).toBeVisible();
      await expect(navbarLink(page, '/faq')).toHaveCount(0);
    }
  });

  test('the More menu opens by hover and by keyboard, is accessible in both modes, and Escape closes it', async ({
    page,
  }) => {
    await open(page, '/faq');
    const button = page.getByRole('button', {name: moreGroup.label});
    const last = page.getByRole('link', {name: navbarLabel('/changelog')});
    await button.hover();
    await expect(last).toBeVisible();
    await page.mouse.move(0, 400);
    await expect(last).toBeHidden();
    await button.focus();
    await page.keyboard.press('Space');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // Its links are focusable from the second frame on.
    await expect(last).toHaveCSS('opacity', '1');
    expect(await axeFaultsInBothModes(page)).toEqual([]);
    for (const {label, to} of moreGroup.items) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveText(label);
      await expect(page.locator(':focus')).toHaveAttribute('href', to);
    }
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(last).toBeHidden();
    await button.click();
    await last.click();
    await expect(page).toHaveURL('/changelog');
  });

  test('only one menu is open at a time', async ({page}) => {
    await open(page, '/faq');
    const menus = page.locator('.navbar .dropdown__menu');
    const language = page.getByRole('button', {name: 'English'});
    await page.getByRole('button', {name: moreGroup.label}).click();
    await expect(menus.first()).toBeVisible();
    await language.hover();
    await expect(menus.first()).toBeVisible();
    await expect(menus.last()).toBeHidden();
    await language.click();
    await expect(menus.last()).toBeVisible();
    await expect(menus.first()).toBeHidden();
  });

  test('the first Tab is a skip link to the text', async ({page}) => {
    await open(page, '/faq');
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('main .markdown :focus')).toHaveCount(1);
  });
});

test.describe('phone menu', () => {
  test.use({viewport: phone});

  for (const [route, times] of [
    ['/faq', 2],
    ['/kms38', 1],
    ['/blog', 1],
    ['/', 1],
    ['/markdown-page', 0],
  ] as const) {
    test(`on ${route}, shows the six groups, then the entries of the navbar, marks the page in both, and closes on the backdrop`, async ({
      page,
    }) => {
      await open(page, route);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const drawer = page.locator('.navbar-sidebar');
      const group = drawer.getByRole('button', {name: 'Download Windows'});
      await expect(drawer.locator('.menu__link--sublist')).toHaveCount(6);
      await expect(group).toBeInViewport();
      const marked = drawer.locator(
        '.menu__link--active:not(.menu__link--sublist):visible',
      );
      await expect(marked).toHaveCount(times);
      await expect(marked.and(page.locator('[aria-current=page]'))).toHaveCount(
        times,
      );
      if (route === '/faq') {
        expect(await axeFaultsInBothModes(page)).toEqual([]);
      }
      await group.click();
      await expect(
        drawer.getByRole('link', {name: 'Windows 11', exact: true}),
      ).toBeVisible();
      const entry = drawer.getByRole('link', {name: 'Blog', exact: true});
      expect(
        (await entry.boundingBox())!.y,
        'the entries are below the groups',
      ).toBeGreaterThan((await group.boundingBox())!.y);
      await page
        .locator('.navbar-sidebar__backdrop')
        .click({position: {x: 385, y: 500}});
      await expect(drawer).toBeHidden();
    });
  }

  test('the bar of contents names the page above its first section', async ({
    page,
  }) => {
    // The way back covers the name until the title is out of view.
    await open(page, '/kms38');
    await expect(page.locator('.theme-doc-breadcrumbs')).toBeVisible();
    const name = page
      .locator('nav[aria-label="On this page"] summary b')
      .first();
    const isCovered = () =>
      name.evaluate((element) => {
        const {left, right, top, height} = element.getBoundingClientRect();
        return [left + 9, right - 2].every((x) => {
          const front = document.elementFromPoint(x, top + height / 2);
          return !element.contains(front);
        });
      });
    expect(await isCovered()).toBe(true);
    await page.mouse.wheel(0, 150);
    await expect.poll(isCovered).toBe(false);
    await expect(name).toHaveText(/^KMS38/);

    // Beside the sidebar, there is no way back.
    await page.setViewportSize({width: 1024, height: 800});
    await expect(name).toHaveCSS('visibility', 'hidden');
  });

  test('is also in a wide window with letters twice as large, which gets the page of a phone', async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...launchOptions.args!, '--blink-settings=defaultFontSize=32'],
    });
    const page = await browser.newPage({baseURL, viewport: desktop});
    await page.goto('/hwid');
    const {clientWidth, scrollWidth, text} = await page
      .locator('html')
      .evaluate((html) => ({
        clientWidth: html.clientWidth,
        scrollWidth: html.scrollWidth,
        text: html.querySelector('h1')!.clientWidth,
      }));
    expect(scrollWidth).toBe(clientWidth);
    expect(text).toBeGreaterThan(0.9 * clientWidth);
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await expect(
      page.locator('.navbar-sidebar').getByRole('link', {name: 'Ohook'}),
    ).toBeVisible();
    // On a phone, beside the contents, there is no room for the way back.
    await page.setViewportSize(phone);
    await expect(page.locator('.theme-doc-breadcrumbs')).toBeHidden();
    await browser.close();
  });

  test('without the chunk of the groups, still has the entries', async ({
    page,
    block,
  }) => {
    await block(/guide-list\./);
    await open(page, '/blog');
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const drawer = page.locator('.navbar-sidebar');
    await expect(
      drawer.getByRole('link', {name: navbarLabel('/guide_links')}),
    ).toBeInViewport();
    await expect(drawer.locator('.menu__link--sublist')).toHaveCount(0);
  });

  test('opens at the page that is shown, with only its group open, and closes for the search', async ({
    page,
  }) => {
    await page.setViewportSize({...phone, height: 664});
    const drawer = page.locator('.navbar-sidebar');
    const current = drawer.locator('[aria-current=page]').first();
    const group = drawer.locator('[aria-expanded=true]');
    const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
    await open(page, '/windows_server_links');
    await toggle.click();
    await expect(current).toBeInViewport();
    await expect(group).toHaveText('Download Windows');
    await drawer.getByRole('button', {name: 'Reference and project'}).click();
    await drawer.getByRole('link', {name: 'Contact us'}).first().click();
    await expect(drawer).toBeHidden();
    await toggle.click();
    await expect(current).toBeInViewport();
    await expect(group).toHaveText('Reference and project');
    const entry = drawer
      .getByRole('link', {name: navbarLabel('/faq'), exact: true})
      .last();
    await drawer.getByRole('button', {name: 'Main menu'}).click();
    await expect(entry).toBeFocused();
    await expect(entry).toBeInViewport();
    await drawer.getByRole('button', {name: 'Search'}).click();
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await expect(drawer).toBeHidden();
  });

  for (const route of ['/kms38', '/markdown-page']) {
    test(`keeps the focus inside until Escape, on ${route}`, async ({page}) => {
      await open(page, route);
      const drawer = page.locator('.navbar-sidebar');
      const toggle = page.getByRole('button', {name: 'Toggle navigation bar'});
      // The second time, the drawer exists already.
      for (let times = 0; times < 2; times += 1) {
        await toggle.focus();
        await page.keyboard.press('Enter');
        await expect(
          page.getByRole('button', {name: 'Close navigation bar'}),
        ).toBeFocused();
        await expect(toggle).toHaveAttribute('aria-expanded', 'true');
        for (let stop = 0; stop < 4; stop += 1) {
          await page.keyboard.press('Tab');
          await expect(drawer.locator(':focus')).toHaveCount(1);
          await expect(drawer.locator(':focus')).toBeInViewport();
        }
        // Back to the first, over the border to the last, and over it again.
        for (const key of [
          ...Array<string>(8).fill('Shift+Tab'),
          ...Array<string>(8).fill('Tab'),
        ]) {
          await page.keyboard.press(key);
          await expect(
            page.locator('main :focus, footer :focus, .navbar__inner :focus'),
          ).toHaveCount(0);
        }
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(toggle).toBeFocused();
      }
    });
  }
});

test.describe('docs sidebar and table of contents', () => {
  test('the sidebar cannot be hidden, opening one group leaves the others open, and the space key toggles one without scrolling', async ({
    page,
  }) => {
    await open(page, '/check_activation_status');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    await expect(
      sidebar.getByRole('button', {name: /Collapse sidebar/}),
    ).toHaveCount(0);
    await expect(
      sidebar.getByRole('link', {name: 'FAQ', exact: false}).first(),
    ).toBeVisible();
    const group = sidebar.getByRole('button', {name: 'Activation methods'});
    await group.click();
    await expect(group).toHaveAttribute('aria-expanded', 'true');
    await expect(
      sidebar.getByRole('button', {name: 'Check and fix'}),
    ).toHaveAttribute('aria-expanded', 'true');
    await group.focus();
    for (const expanded of ['false', 'true', 'false']) {
      await page.keyboard.press('Space');
      await expect(group).toHaveAttribute('aria-expanded', expanded);
    }
    await expect(group).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('the sidebar ends with the window, and stays where it is while the navbar is scrolled away, without a second logo', async ({
    page,
  }) => {
    await open(page, '/kms38');
    const sidebar = page.locator('.theme-doc-sidebar-container');
    const first = sidebar.getByRole('link').first();
    const place = await first.boundingBox();
    const menu = (await sidebar.locator('.menu').boundingBox())!;
    expect(menu.y + menu.height).toBe(desktop.height);
    await turnWheel(page, 700);
    await turnWheel(page, 700);
    await expect(page.locator('.navbar[data-hidden]')).toHaveCount(1);
    expect(await first.boundingBox()).toEqual(place);
    await expect(sidebar.locator('img')).toHaveCount(0);
  });
});

test('a file opens from its link, and Back returns', async ({page}) => {
  await open(page, '/credits');
  await page.getByRole('link', {name: 'lifecycle.json'}).click();
  await expect(page).toHaveURL(/\/data\/lifecycle\.json$/);
  await page.goBack();
  await expect(
    page.getByRole('heading', {name: 'Data for others'}),
  ).toBeVisible();
});

import type {Page} from '@playwright/test';
import {axeFaultsInBothModes} from '../support/axe';
import {desktop, expect, open, phone, turnWheel, test} from '../support/test';

test.describe('navigation within a page', () => {
  /** The list of contents, and its entry for the section being read. */
  const contents = (page: Page) =>
    page.getByRole('navigation', {name: 'On this page'});
  const current = (page: Page) =>
    contents(page).locator('[aria-current=location]');

  test('each entry is marked after a click on it', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 2000});
    await open(page, '/kms38');
    const links = contents(page).getByRole('link');
    for (const link of await links.all()) {
      await link.click();
      await expect(current(page)).toHaveText(await link.innerText());
    }
    // At the end of a page, the mark leaves the section that the address names.
    await page.setViewportSize(desktop);
    await links.first().click();
    await expect(current(page)).toHaveText(await links.first().innerText());
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(current(page)).toHaveText(await links.last().innerText());
  });

  test('a code counts as part of the section listing it', async ({page}) => {
    await open(page, '/troubleshoot#577');
    await expect(page.locator('[id="577"]')).toBeInViewport();
    await expect(current(page)).toHaveText('Windows error codes');
  });

  test('the contents come before the text for keyboards', async ({page}) => {
    for (const route of ['/troubleshoot', '/blog/keyhole', '/markdown-page']) {
      for (const viewport of [desktop, phone]) {
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
        await page.keyboard.press('Shift+Tab');
        await expect(contents(page).locator(':focus')).toHaveCount(1);
      }
    }
  });

  test('phones have a bar that opens the contents', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/check_activation_status');
    const bar = contents(page).locator('summary').first();
    const link = contents(page).getByRole('link', {name: 'Channel words'});
    await expect(bar.locator('b')).toHaveText(/^Check activation status/);
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

  /** The entry of the current section is in view, within its list. */
  const expectCurrentInView = async (page: Page, id: string) => {
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
    await expect(current(page)).toBeInViewport({ratio: 1});
  };

  test('a long list scrolls in its column, to the section being read', async ({
    page,
  }) => {
    await open(page, '/faq');
    const links = contents(page).getByRole('link');
    expect(await links.count()).toBeGreaterThan(30);
    await expect(links.last()).not.toBeInViewport();
    // Below it, the footer does not yet push the column up.
    const last = page.locator('.markdown h3').nth(-8);
    const id = (await last.getAttribute('id'))!;
    const place = await contents(page).boundingBox();
    await last.evaluate((heading) => heading.scrollIntoView());
    const scrolled = await page.evaluate(() => window.scrollY);
    await expectCurrentInView(page, id);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    expect((await contents(page).boundingBox())!.height).toBe(place!.height);
    // Those that a keyboard reaches scroll into view, too.
    await links.first().focus();
    await expect(links.first()).toBeInViewport({ratio: 1});
  });

  test('on a phone, a long list unfolds by group', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/faq');
    const bar = contents(page).locator('summary').first();
    const groups = contents(page).locator('details details');
    const unfolded = contents(page).locator('details details[open]');
    const shown = contents(page).getByRole('link').filter({visible: true});
    await bar.click();
    // The group at the top of the page is the one being read.
    await expect(unfolded).toHaveCount(1);
    await expect(groups.first()).toHaveAttribute('open');
    const before = await shown.count();
    const second = groups.nth(1).locator('summary');
    await expect(second).toHaveAccessibleName(/^Sections of \w/);
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(unfolded).toHaveCount(2);
    expect(await shown.count()).toBeGreaterThan(before);
    const question = groups.nth(1).getByRole('link').first();
    await question.click();
    await expect(question).toBeHidden();
    await expect(page.locator(':target')).toBeInViewport();

    // Opened again, it shows where the reader is, and nothing else.
    const last = page.locator('.markdown h3').last();
    const id = (await last.getAttribute('id'))!;
    await page.evaluate((anchor) => {
      location.hash = anchor;
    }, id);
    await expect(current(page)).toHaveAttribute('href', `#${id}`);
    // The focus leaves the page where it is.
    const place = await page.evaluate(() => window.scrollY);
    await bar.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await expect(unfolded).toHaveCount(1);
    await expectCurrentInView(page, id);
    expect(await axeFaultsInBothModes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(bar).toBeFocused();
    await expect(current(page)).toBeHidden();
  });

  test('the bar sticks below the navbar, covers no heading', async ({page}) => {
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

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('the groups of a long list unfold on a phone, and are open on a wide screen', async ({
      page,
    }) => {
      await page.goto('/faq');
      const question = contents(page).locator('details details a').first();
      await expect(question).toBeVisible();
      await page.setViewportSize(phone);
      await contents(page).locator('summary').first().click();
      await expect(question).toBeHidden();
      await contents(page).locator('details details summary').first().click();
      await expect(question).toBeVisible();
      await question.click();
      await expect(page.locator(':target')).toBeInViewport();
    });
  });

  test('on a phone, one step leads to the list of guides', async ({page}) => {
    await page.setViewportSize(phone);
    await open(page, '/kms38');
    const back = page.getByRole('navigation', {name: 'Breadcrumbs'});
    const row = (await contents(page).boundingBox())!;
    const box = (await back.boundingBox())!;
    expect(box.y).toBe(row.y);
    expect(
      (await page.getByRole('heading', {level: 1}).boundingBox())!.y,
    ).toBeLessThanOrEqual(150);
    await back.getByRole('link').click();
    await expect(page).toHaveURL('/guide_links#activation-methods');
    await expect(page.locator('#activation-methods')).toBeInViewport();
  });
});

test("a heading isn't a link, but shows one to a pointer", async ({page}) => {
  await open(page, '/kms38');
  const heading = page.locator('#undo');
  await expect(heading.getByRole('link')).toHaveCount(0);
  const link = heading.locator('a');
  await expect(link).toHaveCSS('opacity', '0', {pseudo: 'before'});
  await heading.hover();
  await expect(link).toHaveCSS('opacity', '1', {pseudo: 'before'});
  await link.click();
  await expect(page).toHaveURL('/kms38#undo');
  await expect(heading).toBeInViewport();
});

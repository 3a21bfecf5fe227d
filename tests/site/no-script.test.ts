import {moreGroup, navbarLabel} from '../support/navbar';
import {desktop, expect, phone, test} from '../support/test';
import {tools} from '../support/tools';

test.use({javaScriptEnabled: false});

test('the text is shown, and no field that filters it', async ({page}) => {
  for (const route of ['/faq', '/change_office_edition', '/blog/keyhole']) {
    await page.goto(route);
    await expect(page.locator('h1'), route).toBeVisible();
    const text = await page.locator('main').innerText();
    expect(text.length, route).toBeGreaterThan(1000);
    await expect(page.getByRole('searchbox'), route).toHaveCount(0);
  }
  await page.goto('/troubleshoot');
  const tree = page.locator('[data-diagnosis-tree] summary');
  await expect(tree.first()).toBeVisible();
});

test('no control is shown that only a script can work', async ({page}) => {
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await page.goto('/check_activation_status');
    await expect(page.locator('.navbar')).toBeVisible();
    await expect(page.locator('.theme-code-block').first()).toBeVisible();
    await expect(page.getByText('Did this help?')).toBeVisible();
    // The menus open by hover and by focus.
    const names = await page.locator('button:visible').allInnerTexts();
    expect(names).toEqual(
      viewport === phone ? [] : [moreGroup.label, 'English'],
    );
    const modeIcons = page.locator('[title^="Switch between"] svg');
    await expect(modeIcons).not.toHaveCount(0);
    await expect(modeIcons.filter({visible: true})).toHaveCount(0);
    await page.goto('/');
    const examples = page.getByRole('list', {name: 'Examples'});
    await expect(examples.getByRole('link').first()).toBeVisible();
    await expect(page.locator('textarea')).toBeHidden();
  }
});

test('the More menu opens for the keyboard, and the slot of the search is a link to all guides', async ({
  page,
}) => {
  await page.goto('/faq');
  await page.getByRole('button', {name: moreGroup.label}).focus();
  await expect(
    page.getByRole('link', {name: navbarLabel('/changelog')}),
  ).toBeVisible();
  const link = page.locator('.navbar').getByRole('link', {
    name: 'All guides',
  });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL('/guide_links');
});

for (const [name, {route, off, field}] of Object.entries(tools)) {
  if (off) {
    test(`${name}: the page has another way, and hides the form`, async ({
      page,
    }) => {
      await page.goto(route);
      // Text locators skip noscript elements.
      const note = page.locator('noscript p').first();
      await expect(note).toBeVisible();
      await expect(note).toContainText(off[0]);
      await expect(page.getByText(off[1]).first()).toBeVisible();
      await expect(field(page)).toBeHidden();
    });
  }
}

import type {Locator, Page} from '@playwright/test';

/** Opens what hides a table, such as the dates below a timeline. */
export async function unfoldTables(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]):has(table) > summary');
  while ((await folded.count()) > 0) {
    await folded.first().click();
  }
}

/** The box of the table of Windows 10 on its page, which is made wider than the window. */
export async function wideTable(page: Page): Promise<Locator> {
  const name = /^Windows 10: release/;
  const table = page.getByRole('table', {name});
  await table.evaluate((element) => {
    element.style.minInlineSize = '60rem';
  });
  // The box is measured when its own size changes.
  const {width, height} = page.viewportSize()!;
  await page.setViewportSize({width: width + 10, height});
  return page.getByRole('group', {name});
}

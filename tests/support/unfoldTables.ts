import type {Page} from '@playwright/test';

/** Opens what hides a table, such as the dates below a timeline. */
export async function unfoldTables(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]):has(table) > summary');
  while ((await folded.count()) > 0) {
    await folded.first().click();
  }
}

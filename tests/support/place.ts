/** What was asked, folded into a row above its answer. */
import type {Page} from '@playwright/test';

export const asked = (page: Page) =>
  page.getByRole('group', {name: 'Your question'});

/** Shows the form again, if an answer has taken its place. */
export async function unfold(page: Page): Promise<void> {
  if (await asked(page).isVisible()) {
    await asked(page).getByRole('button', {name: 'Change'}).click();
  }
}

/** Where something is asked, what was asked, folded into a row above its answer, and the answer. */
import type {Page} from '@playwright/test';

export const errorField = (page: Page) =>
  page.getByLabel('Error code or message');
export const checksumField = (page: Page) =>
  page.getByLabel('Published checksum');
export const fileField = (page: Page) => page.getByLabel('File to check');

/** The heading of the first answer. */
export const verdict = (page: Page) =>
  page.locator('main section > :is(h2, h3)[tabindex]').first();

export const asked = (page: Page) =>
  page.getByRole('group', {name: 'Your question'});

/** Shows the form again, if an answer has taken its place. */
export async function unfold(page: Page): Promise<void> {
  if (await asked(page).isVisible()) {
    await asked(page).getByRole('button', {name: 'Change'}).click();
  }
}

import {expect, type Page} from '@playwright/test';

/** Its name is what it shows, so on a desktop the shortcut too. */
export const searchButton = (page: Page) =>
  page.getByRole('button', {name: /^Search(?: (?:Ctrl|⌘) K)?$/});
export const dialog = (page: Page) =>
  page.getByRole('dialog', {name: 'Search'});
export const searchField = (page: Page) =>
  page.getByRole('combobox', {name: 'Search this site'});
export const options = (page: Page) => page.getByRole('option');
export const status = (page: Page) => dialog(page).getByRole('status');

export const notice = (page: Page) => page.locator('#load-notice');
export const waiting = (page: Page) =>
  page.getByText('Loading the search…', {exact: true});

/** The search dialog, which opens before the rest has loaded. */
export const dialogFile = /\/assets\/js\/search-dialog\./;
/** The files that the dialog loads: the engine and the index. */
export const engineFiles = /\/search\/|\/assets\/js\/search\./;

export async function searchFor(page: Page, query: string): Promise<void> {
  await searchButton(page).click();
  await searchField(page).fill(query);
  await expect(options(page).first()).toBeVisible();
}

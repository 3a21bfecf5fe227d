/** The box of the home page, and its answer. */
import type {Page} from '@playwright/test';
import {unfold} from './place';

export const sum = 'a1b2c3d4e5f60718'.repeat(4);
export const report =
  'Name: Windows(R), Professional edition\nDescription: Windows(R) Operating System, RETAIL channel\nLicense Status: Licensed';

export const field = (page: Page) => page.getByLabel('What does your PC say?');
export const cards = (page: Page) =>
  page.locator('main section:has(> :is(h2, h3)[tabindex])');
export const card = (page: Page) => cards(page).first();

/** The pages that are an answer, or below one. */
export const pagesListed = (page: Page) =>
  page.getByRole('main').getByRole('region', {name: /^(?:Pages|See also)/});
export const heading = (page: Page) =>
  card(page).getByRole('heading', {level: 2});

export async function ask(page: Page, text: string): Promise<void> {
  await unfold(page);
  await field(page).fill(text);
  await field(page).press('Enter');
}

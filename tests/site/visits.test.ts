import type {Locator, Page} from '@playwright/test';
import {visits, type Visit} from '../fixtures/visits';
import {expect, open, phone, warmTest as test} from '../support/test';

/** How far down the list of results visitors look. */
const RESULTS_READ = 5;

/** The link to choose for each action. */
async function* actions(page: Page, visit: Visit): AsyncGenerator<Locator> {
  if ('links' in visit) {
    for (const name of visit.links) {
      yield page.getByRole('main').getByRole('link', {name}).first();
    }
    return;
  }
  await page.getByRole('button', {name: /^Search/}).click();
  await page
    .getByRole('combobox', {name: 'Search this site'})
    .fill(visit.search);
  const results = page.getByRole('option');
  const wanted = page.locator(`[role="option"][href="${visit.at}"]`).first();
  await expect(wanted, `"${visit.search}" finds ${visit.at}`).toBeVisible();
  const listed = await results.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(listed.slice(0, RESULTS_READ)).toContain(visit.at);
  yield wanted;
}

/** Whether some element with these words is on the screen. */
const isOnScreen = (words: Locator) =>
  words.evaluateAll((elements) =>
    elements.some((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    }),
  );

test.describe('a visitor with a phone', () => {
  test.use({viewport: phone});

  for (const visit of visits) {
    test(`sees the answer in two actions: ${visit.question}`, async ({
      page,
    }) => {
      await open(page, '/');
      for await (const link of actions(page, visit)) {
        await link.click();
      }
      await expect(page).toHaveURL(visit.at);
      const words = page.getByRole('main').getByText(visit.sees);
      await expect
        .poll(() => isOnScreen(words), `the screen says ${visit.sees}`)
        .toBe(true);
    });
  }
});

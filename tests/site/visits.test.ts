import type {Locator, Page} from '@playwright/test';
import {visitsByLinks, visitsBySearch, type Visit} from '../fixtures/visits';
import {expect, open, phone, warmTest as test} from '../support/test';

/** Whether some element with these words is on the screen. */
const isOnScreen = (words: Locator) =>
  words.evaluateAll((elements) =>
    elements.some((element) => {
      const {top, bottom} = element.getBoundingClientRect();
      return element.checkVisibility() && bottom > 0 && top < innerHeight;
    }),
  );

test.use({viewport: phone});

async function expectAnswer(page: Page, {at, sees}: Visit): Promise<void> {
  await expect(page).toHaveURL(at);
  const words = page.getByRole('main').getByText(sees);
  await expect
    .poll(() => isOnScreen(words), `the screen says ${sees}`)
    .toBe(true);
}

for (const visit of visitsByLinks) {
  test(`gets an answer in two actions: ${visit.question}`, async ({page}) => {
    await open(page, '/');
    for (const name of visit.links) {
      await page.getByRole('main').getByRole('link', {name}).first().click();
    }
    await expectAnswer(page, visit);
  });
}

// What the search finds for each question is tested without a browser.
test('sees the answer at a result of the search', async ({page}) => {
  for (const search of [
    'what happens if windows is not activated',
    '0xC004E016',
  ]) {
    const [at, sees] = visitsBySearch[search]!;
    await open(page, '/');
    await page.getByRole('button', {name: /^Search/}).click();
    await page.getByRole('combobox', {name: 'Search this site'}).fill(search);
    await page.locator(`[role="option"][href="${at}"]`).first().click();
    await expectAnswer(page, {at, sees});
  }
});

import type {Locator, Page} from '@playwright/test';
import {visitsBySearch} from '../fixtures/visits';
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

async function expectAnswer(page: Page, at: string, sees: RegExp) {
  await expect(page).toHaveURL(at);
  const words = page.getByRole('main').getByText(sees);
  await expect
    .poll(() => isOnScreen(words), `the screen at ${at} says ${sees}`)
    .toBe(true);
}

/** A question, the name of the link to follow on the home page, where it leads, and words that are seen there. */
const links = [
  [
    'Is Windows activated, and until when?',
    'Check activation',
    '/check_activation_status',
    /Paste what slmgr \/dlv, Settings, or Office says/,
  ],
  [
    'What are these methods, and do they work now?',
    'HWID',
    '/hwid',
    /Does the method work now\?/,
  ],
  ['Does KMS38 still work?', 'KMS38', '/kms38', /build 26100\.7019 and later/],
  [
    'Which edition can this PC move to?',
    'Change edition',
    '/change_windows_edition',
    /Edition you have/,
  ],
  [
    'Where do I download Windows or Office?',
    'Download',
    '/genuine-installation-media',
    /Pick your product/,
  ],
  [
    'Windows will not activate. What is the cause?',
    'Fix an error',
    '/troubleshoot',
    /Where is the problem\?/,
  ],
] as const;

test('a link of the home page leads to the answer', async ({page}) => {
  for (const [question, name, at, sees] of links) {
    await test.step(question, async () => {
      await open(page, '/');
      const link = page.getByRole('main').getByRole('link', {name});
      await link.first().click();
      await expectAnswer(page, at, sees);
    });
  }
});

// What the search finds for each question is tested without a browser.
test('sees the answer at a result of the search', async ({page}) => {
  // A link to the entry of a code asks for the code.
  for (const [search, ends] of [
    ['what happens if windows is not activated', undefined],
    ['0xC004E016', '/troubleshoot?code=0xC004E016#error-lookup'],
  ] as const) {
    const [at, sees] = visitsBySearch[search]!;
    await open(page, '/');
    await page.getByRole('button', {name: /^Search/}).click();
    await page.getByRole('combobox', {name: 'Search this site'}).fill(search);
    await page.locator(`[role="option"][href="${at}"]`).first().click();
    await expectAnswer(page, ends ?? at, sees);
  }
});

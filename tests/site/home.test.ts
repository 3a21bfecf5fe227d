import type {Page} from '@playwright/test';
import {activationSamples} from '../../src/data/activationSamples';
import {boxExamples} from '../../src/data/examples';
import {errorScreens} from '../../src/data/errorScreens';
import {desktop, expect, open, phone, warmTest as test} from '../support/test';

const field = (page: Page) => page.getByLabel('What does your PC say?');
const heading = (page: Page) =>
  page.locator('main section > h2[tabindex]').first();

/** The links that ask the box, each with its text and words of the answer's heading. */
const presses = [
  ...boxExamples.map(({label, sample}) => ({
    link: label,
    asks:
      activationSamples.find((each) => each.label === sample)?.text ?? label,
  })),
  ...errorScreens.map(({bar, title, text, asks}) => ({
    link: [bar, title, text].filter((line) => line).join(' '),
    asks,
  })),
];

/** Words of the headings of the answers, in the order of the links. */
const answers = [
  /KMS host/,
  /not activated/,
  /Home to Pro|Home can become Pro/,
  /Windows Pro|Not activated|Grace period/i,
  /watermark/,
  /Windows|not activated/i,
  /end date/,
  /Office found no license/,
  /volume license/,
  /damaged/,
];

test('each example and each drawing fills in the box, which answers', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  for (const [index, {link, asks}] of presses.entries()) {
    await open(page, '/');
    await page
      .getByRole('main')
      .getByRole('link', {name: link, exact: true})
      .click();
    await expect(heading(page), link).toHaveText(answers[index]!);
    await expect(heading(page), link).toBeFocused();
    await expect(field(page), link).toHaveValue(asks);
    await expect(page, link).toHaveURL(/\/(?:\?.*)?$/);
    await expect(page.getByRole('list', {name: 'Examples'}), link).toHaveCount(
      0,
    );
  }
});

test('an example opens its section in a tab of its own', async ({page}) => {
  await open(page, '/');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', {name: 'Activate Windows', exact: true})
    .click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/faq#not-activated');
  await expect(field(page)).toHaveValue('');
});

test('the home page has two and a half screens of a phone, and begins with its field', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  const height = await page.evaluate(
    () => document.documentElement.scrollHeight,
  );
  expect(height).toBeLessThanOrEqual(2.5 * phone.height);
  expect((await field(page).boundingBox())!.y).toBeLessThanOrEqual(420);
});

test('the home page is in the middle, without a sidebar', async ({page}) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({width, height: desktop.height});
    await open(page, '/');
    await expect(page.locator('.theme-doc-sidebar-container')).toHaveCount(0);
    const {x, width: column} = (await page.locator('article').boundingBox())!;
    expect(column).toBe(960);
    expect(x).toBe((width - column) / 2);
  }
});

test('the words of each drawing are legible and whole', async ({page}) => {
  await open(page, '/');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({width, height: 800});
    const faults = await page
      .locator('#seen + ul a > span')
      .evaluateAll((screens) =>
        screens
          .filter(
            (screen) =>
              screen.scrollWidth > screen.clientWidth ||
              screen.scrollHeight > screen.clientHeight ||
              parseFloat(getComputedStyle(screen).fontSize) < 13,
          )
          .map((screen) => screen.textContent),
      );
    expect(faults, `${width} px`).toEqual([]);
  }
});

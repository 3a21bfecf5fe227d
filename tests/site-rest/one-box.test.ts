/** Looks of the one box, and what it does if a file is late or missing. */
import type {Locator, Page} from '@playwright/test';
import {layoutShifts, watchLayoutShift} from '../support/layoutShift';
import {ask, field, heading, report, sum} from '../support/oneBox';
import {pasteInto} from '../support/paste';
import {asked, unfold} from '../support/place';
import {
  desktop,
  expect,
  fitsWindow,
  hold,
  open,
  phone,
  settled,
  test,
} from '../support/test';

const form = (page: Page) => page.getByRole('search', {name: 'Any question'});
/** What is seen in the field. */
const seen = (page: Page) => form(page).locator('p > span');
const top = (locator: Locator) =>
  locator.evaluate((element) => element.getBoundingClientRect().top);

test.use({viewport: phone});

/** Answers and results with words that are longer than a narrow screen. */
const longWords = [
  'download windows 11 iso',
  'win11 25h2 hash',
  'en-us_windows_11_consumer_editions_version_24h2_x64_dvd_1d5fcad3.iso',
  `https://www.microsoft.com/software-download/windows11?${'a_very_long_query_'.repeat(5)}`,
  'remove KMS host registry',
  `${sum}${sum}`,
];

test('no answer is wider than the screen, however long its words are', async ({
  page,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(page, '/');
  for (const text of longWords) {
    await ask(page, text);
    await expect(heading(page), text).toBeFocused();
    await fitsWindow(page, text);
  }
});

test.describe('the field', () => {
  const sizes = (page: Page) =>
    field(page).evaluate(({scrollHeight, clientHeight}) => ({
      clipped: Math.max(0, scrollHeight - clientHeight),
      height: clientHeight,
    }));
  const fiveLines = 'a line\n'.repeat(4) + 'a line';

  for (const way of ['styles', 'script']) {
    test(`is as high as its text, up to five lines, by ${way}`, async ({
      page,
    }) => {
      if (way === 'script') {
        await page.addInitScript(() => {
          CSS.supports = () => false;
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('textarea {field-sizing: fixed !important}');
          document.adoptedStyleSheets = [sheet];
        });
      }
      for (const width of [390, 320]) {
        await page.setViewportSize({width, height: 800});
        await open(page, '/');
        const {height: oneLine} = await sizes(page);
        expect(oneLine).toBeLessThan(62);
        for (const text of [
          '0xC004F074',
          'remove ohook',
          'ms-settings:activation',
          'download windows 11 iso',
          'powershell execution policy vnextdiag',
          fiveLines,
        ]) {
          await field(page).fill(text);
          await expect
            .poll(async () => (await sizes(page)).clipped, `${text}, ${width}`)
            .toBe(0);
        }
        const {height: most} = await sizes(page);
        await field(page).fill(`${fiveLines}\nand one more`);
        await expect
          .poll(async () => (await sizes(page)).clipped)
          .toBeGreaterThan(0);
        expect((await sizes(page)).height).toBe(most);
        await field(page).fill('');
        await expect.poll(async () => (await sizes(page)).height).toBe(oneLine);
      }
    });
  }
});

test('a question has a list of pages if its section does not load', async ({
  page,
  block,
}) => {
  await block(/\/search\/sections\//);
  await open(page, '/');
  await ask(page, 'remove the watermark');
  await expect(heading(page)).toHaveText('Pages that may help');
});

test('an answer takes the place of the rest of the page, at every width', async ({
  page,
}) => {
  await open(page, '/?code=0xC004F074');
  await expect(heading(page)).toHaveCSS('outline-style', 'none');
  const header = page.locator('header:has(h1)');
  // For screen readers.
  await expect(header.getByRole('heading')).toHaveAccessibleName(
    /activation, explained$/,
  );
  for (const width of [320, 601, 1280]) {
    await page.setViewportSize({width, height: 800});
    await expect(header, `${width} px`).toHaveCSS('clip-path', 'inset(50%)');
    await expect(page.locator('main h2:visible')).toHaveCount(1);
    await expect(page.locator('main form')).toBeHidden();
  }
  await unfold(page);
  await expect(header).toHaveCSS('clip-path', 'none');
  await expect(page.locator('#seen')).toBeVisible();
});

test('the page moves only if the verdict is far down, and cuts no line', async ({
  page,
}) => {
  for (const [height, moves] of [
    [700, false],
    [500, true],
  ] as const) {
    await page.setViewportSize({width: 1280, height});
    await open(page, '/');
    await ask(page, '0xC004F074');
    await expect(heading(page)).toBeFocused();
    const bar = await page
      .locator('.navbar')
      .evaluate((element) => element.getBoundingClientRect().bottom);
    expect(await page.evaluate(() => window.scrollY > 0)).toBe(moves);
    if (moves) {
      expect(Math.round((await top(asked(page))) - bar)).toBe(16);
    }
    await expect(heading(page)).toBeInViewport();
  }
});

test('on a phone, a text of any length is one row, and grows in its field', async ({
  page,
  permit,
}) => {
  permit(/404 .*\/404$/, 'Chromium reports the status');
  await page.setViewportSize(phone);
  for (const text of [
    '0xC004F074',
    sum,
    `${report}\n${'Notes: none\n'.repeat(9)}`,
  ]) {
    for (const route of ['/', '/404']) {
      await open(page, route);
      await ask(page, text);
      await expect(heading(page)).toBeFocused();
      const {y} = (await heading(page).boundingBox())!;
      expect(y, `${route} ${text}`).toBeLessThanOrEqual(300);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      const {height: row} = (await asked(page).boundingBox())!;
      expect(row, text).toBeLessThanOrEqual(60);
      await unfold(page);
      const {height} = (await field(page).boundingBox())!;
      expect(height > row + 20, text).toBe(text.length > 20);
    }
  }
});

test('without the list of errors, there is no line, and no fault', async ({
  page,
  block,
}) => {
  await block(/\/error-codes\./);
  let failures = 0;
  page.on('requestfailed', () => (failures += 1));
  await open(page, '/');
  await form(page).evaluate((element) => {
    const lines: string[] = [];
    Object.assign(window, {lines});
    new MutationObserver(() => {
      const line = element.querySelector('p > span');
      lines.push(...(line ? [line.textContent] : []));
    }).observe(element, {childList: true, subtree: true});
  });
  await field(page).fill('0xC004F074');
  // The worker requests it, then the page, which does so once more.
  await expect.poll(() => failures).toBe(3);
  await settled(page);
  await field(page).fill('slmgr /rearm');
  await expect(seen(page)).toContainText('Command:');
  const lines = await page.evaluate(
    () => (window as unknown as {lines: string[]}).lines,
  );
  expect(new Set(lines).size).toBe(1);
});

test('an answer that comes late moves nothing that is seen', async ({page}) => {
  await watchLayoutShift(page);
  const release = await hold(page, /\/error-codes\./);
  await page.setViewportSize(desktop);
  await open(page, '/');
  await pasteInto(field(page), '0xC004F074');
  await expect(page.getByText('Looking it up…').first()).toBeVisible();
  await expect(asked(page)).toBeVisible();
  await settled(page);
  // The question has just folded, as it does at a press.
  const before = await layoutShifts(page);
  release();
  await expect(heading(page)).toBeVisible();
  await settled(page);
  expect(await layoutShifts(page)).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

/** Each tool, a text that it can't read, and what the box answers. */
const elsewhere = [
  [
    '/troubleshoot',
    'Error code or message',
    'Home to Pro',
    'Home can become Pro',
  ],
  [
    '/check_activation_status',
    'Paste the report',
    'home to pro',
    'Home can become Pro',
  ],
  ['/change_windows_edition', 'Output of DISM', '0xC004F074', '0xC004F074'],
  [
    '/genuine-installation-media',
    'Published checksum',
    'License Status: Licensed',
    'Unknown product',
  ],
  ['/command_line_switches', 'Find a switch', 'zebra 0xC004F074', '0xC004F074'],
] as const;

for (const [route, label, text, title] of elsewhere) {
  test(`the box answers what a tool can't read: ${route}`, async ({page}) => {
    await open(page, route);
    const tool = page.getByLabel(label);
    const link = page.getByRole('link', {name: 'Look it up on the home page'});
    await page.locator('details:has(textarea) > summary').evaluateAll((all) => {
      for (const summary of all as HTMLElement[]) {
        summary.click();
      }
    });
    await expect(link).toHaveCount(0);
    await pasteInto(tool, text);
    await link.click();
    await expect(heading(page)).toContainText(title);
    await expect(heading(page)).toBeFocused();
    await expect(field(page)).toHaveValue(text);
    await expect(page).not.toHaveURL(/zebra|Licensed/);
  });
}

/** Where the verdict begins, by each way into an answer. */
import {createHash} from 'node:crypto';
import type {Page} from '@playwright/test';
import {layoutShifts, watchLayoutShift} from '../support/layoutShift';
import {ask, report} from '../support/oneBox';
import {fileOf, pasteInto} from '../support/paste';
import {
  asked,
  checksumField,
  errorField,
  fileField,
  unfold,
  verdict,
} from '../support/place';
import {expect, open, settled, test} from '../support/test';

const content = 'Windows';
const sum = createHash('sha256').update(content).digest('hex');

const top = (page: Page) =>
  verdict(page).evaluate((element) => element.getBoundingClientRect().top);
const nothing = () => Promise.resolve();

interface Way {
  route: string;
  act: (page: Page) => Promise<unknown>;
  /** The verdict, and the row above it. */
  says: RegExp;
  row: string | RegExp;
}

const homeToPro = {says: /^Home can become Pro/, row: 'Home to Pro'};
const code = {says: /^0xC004F074/, row: '0xC004F074'};

/** Ways into an answer, of home and of each tool: all fold with one hook, and differ by what moves while it comes. */
const ways: Readonly<Record<string, Way>> = {
  'home, Enter': {route: '/', act: (page) => ask(page, '0xC004F074'), ...code},
  'home, address': {route: '/?code=0xC004F074', act: nothing, ...code},
  'lookup, address': {
    route: '/troubleshoot?code=0xC004F074',
    act: nothing,
    ...code,
  },
  'lookup, link to an entry': {
    route: '/troubleshoot#0xC004F074',
    act: nothing,
    ...code,
  },
  'status reader, paste': {
    route: '/check_activation_status',
    act: (page) => pasteInto(page.getByLabel('Paste the report'), report),
    says: /^Windows Pro/,
    row: 'Report, 3 lines',
  },
  'editions, choice': {
    route: '/change_windows_edition',
    act: async (page) => {
      await page.getByLabel('Edition you have').selectOption('home');
      await page.getByLabel('Edition you want').selectOption('pro');
    },
    ...homeToPro,
  },
  'editions, address': {
    route: '/change_windows_edition?from=home&to=pro',
    act: nothing,
    ...homeToPro,
  },
  'updates, address': {
    route: '/news?version=win11-23h2',
    act: nothing,
    says: /^No\. Windows\s11\s23H2/,
    row: 'Windows 11 23H2',
  },
  'verifier, file and checksum': {
    route: '/genuine-installation-media',
    act: async (page) => {
      await fileField(page).setInputFiles(fileOf('test.iso', content));
      await pasteInto(checksumField(page), sum);
    },
    says: /has the pasted SHA-256/,
    row: /SHA-256 pasted$/,
  },
};

/** The top of a window in which the verdict begins, in pixels; of a small one, all of it. */
const windows = [
  {width: 390, height: 664, limit: 280},
  {width: 1280, height: 800, limit: 360},
  {width: 320, height: 568},
  {width: 320, height: 568, fontSize: '200%'},
];

for (const [name, {route, act, says, row}] of Object.entries(ways)) {
  test(`${name}: the verdict begins at the top of each window, and moves nothing if an address asked`, async ({
    page,
  }) => {
    await watchLayoutShift(page);
    for (const {width, height, limit, fontSize = ''} of windows) {
      const what = `${width} x ${height} ${fontSize}`;
      // Like the setting of a browser, which an address that asks is shown with.
      await page.addInitScript((size) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`:root { font-size: ${size} !important }`);
        document.adoptedStyleSheets = size ? [sheet] : [];
      }, fontSize);
      await page.setViewportSize({width, height});
      // To the same address with a fragment, the browser would only scroll.
      await page.goto('about:blank');
      await open(page, route);
      await act(page);
      await expect(verdict(page), what).toHaveText(says);
      await expect(verdict(page), what).toBeInViewport();
      if (!limit) {
        continue;
      }
      await expect(asked(page).getByRole('paragraph')).toHaveText(row);
      const {height: high, y} = (await asked(page).boundingBox())!;
      expect(high, what).toBeGreaterThanOrEqual(52);
      // Once the card has risen.
      await expect
        .poll(async () => {
          const card = await verdict(page).locator('..').boundingBox();
          return card!.y - y - high;
        }, what)
        .toBe(16);
      await expect(page.locator('main form:visible')).toHaveCount(0);
      // Also where scrolling has hidden the navbar.
      const bar = await page
        .locator('.navbar')
        .evaluate((element: HTMLElement) => element.offsetHeight);
      expect(y, what).toBeGreaterThan(bar);
      expect(await top(page), what).toBeLessThanOrEqual(limit);
      if (act === nothing) {
        await settled(page);
        expect(await layoutShifts(page), what).toEqual([]);
      }
    }
  });
}

for (const {width, height, limit = 0} of windows.slice(0, 2)) {
  test(`at ${width} px, so does that of a second answer, and of the first after Back`, async ({
    page,
  }) => {
    await page.setViewportSize({width, height});
    await open(page, '/troubleshoot');
    await pasteInto(errorField(page), '0xC004F074');
    await expect(verdict(page)).toHaveText(/^0xC004F074/);
    await unfold(page);
    await expect(errorField(page)).toBeFocused();
    await expect(errorField(page)).toHaveValue('0xC004F074');
    await errorField(page).fill('0x80070005');
    await errorField(page).press('Enter');
    await expect(asked(page).getByRole('paragraph')).toHaveText('0x80070005');
    await expect(verdict(page)).toHaveText(/^0x80070005/);
    expect(await top(page)).toBeLessThanOrEqual(limit);
    await page.goBack();
    await expect(verdict(page)).toHaveText(/^0xC004F074/);
    await expect(asked(page)).toBeVisible();
    expect(await top(page)).toBeLessThanOrEqual(limit);
  });
}

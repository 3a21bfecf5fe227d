/** Parts that load on their first use: what is said if their file fails, or never arrives, and that they work later. */
import type {Locator, Page} from '@playwright/test';
import {ask, heading} from '../support/oneBox';
import {fileField} from '../support/place';
import {fileOf} from '../support/paste';
import * as search from '../support/searchDialog';
import {expect, open, test} from '../support/test';
import {button, toolStatus} from '../support/tools';

interface Part {
  route: string;
  file: RegExp;
  use: (page: Page) => Promise<void>;
  /** What says that it did not load, with the button that tries again. */
  fault: (page: Page) => Locator;
  again: string;
  works: (page: Page) => Promise<void>;
}

const ofSearch = {
  route: '/faq',
  use: async (page: Page) => {
    await search.searchButton(page).click();
    await search.searchField(page).fill('kms38');
  },
  fault: (page: Page) =>
    search.dialog(page).getByText('could not be loaded').first(),
  again: 'Retry',
  works: (page: Page) => expect(search.options(page).first()).toBeVisible(),
};

const parts: Readonly<Record<string, Part>> = {
  'the search dialog': {
    ...ofSearch,
    file: search.dialogFile,
    use: (page) => search.searchButton(page).click(),
    fault: (page) => search.notice(page).getByText('The search did not load'),
    works: async (page) => {
      await expect(search.searchField(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(search.searchButton(page)).toBeFocused();
    },
  },
  'the index of the search': {...ofSearch, file: /\/search\/index\./},
  'the engine of the search': {...ofSearch, file: /\/assets\/js\/search\./},
  'the answers of the box': {
    route: '/',
    file: /\/answers\./,
    use: (page) => ask(page, '0xC004F074'),
    fault: (page) => toolStatus(page).getByText('did not load'),
    again: 'Try again',
    works: (page) => expect(heading(page)).toBeVisible(),
  },
  'the worker of the file verifier': {
    route: '/genuine-installation-media',
    file: /\/assets\/js\/file-hash-worker\./,
    use: (page) => fileField(page).setInputFiles(fileOf('a.iso', 'Windows')),
    fault: (page) => toolStatus(page).getByText('did not start'),
    again: 'Try again',
    // The button that was pressed is gone.
    works: (page) => expect(button(page, 'Copy SHA-256')).toBeFocused(),
  },
};

for (const [name, part] of Object.entries(parts)) {
  const {route, file, use, fault, again, works} = part;

  test(`${name}: says that the file failed, then that it never arrived, and works when it does`, async ({
    page,
    permit,
  }) => {
    permit(/net::ERR_FAILED/, 'the file fails at first');
    let fate: 'fails' | 'hangs' | 'arrives' = 'fails';
    await page.clock.install();
    await page.route(file, (request) => {
      switch (fate) {
        case 'fails':
          return request.abort();
        case 'hangs':
          return new Promise(() => undefined);
        default:
          return request.fallback();
      }
    });
    await open(page, route);
    await use(page);
    await expect(fault(page)).toBeVisible();
    await expect(page).toHaveURL(route);
    fate = 'hangs';
    const requested = page.waitForRequest(file);
    await button(page, again).click();
    await requested;
    await expect(fault(page)).toBeHidden();
    await page.clock.fastForward(10_000);
    await expect(fault(page)).toBeVisible();
    fate = 'arrives';
    await button(page, again).click();
    await works(page);
    await expect(fault(page)).toBeHidden();
  });
}

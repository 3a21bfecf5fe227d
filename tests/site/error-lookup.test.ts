import type {Page} from '@playwright/test';
import axe from 'axe-core';
import {errorCodes} from '../../src/data/errorCodes';
import {readBuilt} from '../support/build';
import {
  desktop,
  expect,
  open,
  phone,
  settled,
  warmTest as test,
} from '../support/test';

const entries = (page: Page) => page.locator('main details[id]:visible');
const entry = (page: Page, code: string) =>
  page.locator(`details[id="${code}"]`);
/** The links to entries that a lookup found. */
const found = (page: Page) =>
  page.getByRole('list', {name: 'Entries found'}).getByRole('link');
const field = (page: Page) => page.getByLabel('Error code or message');
const status = (page: Page) =>
  page.getByRole('status').filter({hasText: /code|entry|Found/});

/** The answer to a code that is not in the list. */
const answerTo = (page: Page, code: string) =>
  page
    .locator('section')
    .filter({has: page.getByRole('heading', {name: code})});

async function lookUp(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', {name: 'Look up'}).click();
}

/** Axe violations in the tool and the open entries; checking hundreds of closed ones would only take time. */
async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const parts = document.querySelectorAll<HTMLElement>(
      'main form, main [role="status"], main form ~ ul, main details[open], main section:has(> h3 + dl, > h3 + p)',
    );
    const {violations} = await (window as unknown as {axe: typeof axe}).axe.run(
      Array.from(parts),
    );
    return violations.map(
      ({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`,
    );
  });
}

test.describe('the error lookup', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/troubleshoot');
  });

  for (const text of [
    '0xC004F074',
    'c004f074',
    '-1073418124',
    '3221549172',
    'Error 0xC004F074: The Software Licensing Service reported that the computer could not be activated.',
    'Windows Script Host\n(2de67392-b7a7-462a-b1ca-108dd189f588)\nError: 0xC004F074',
  ]) {
    test(`links to the entry for ${JSON.stringify(text)}, which opens`, async ({
      page,
    }) => {
      await lookUp(page, text);
      await expect(status(page)).toHaveText(
        'Found 0xC004F074: No KMS host could be contacted.',
      );
      await expect(found(page)).toHaveText(['0xC004F074']);
      await found(page).click();
      await expect(entry(page, '0xC004F074')).toHaveAttribute('open');
      await expect(entry(page, '0xC004F074')).toBeInViewport();
    });
  }

  test('finds every code in a dialog and explains the parts of one without an entry', async ({
    page,
  }) => {
    await lookUp(page, 'first 0x8007232B, then 0xC004F074 and 0x80070012');
    await expect(found(page)).toHaveCount(2);
    await expect(status(page)).toHaveText(
      'Found 2 codes: 0x8007232B, 0xC004F074. There is no entry for 0x80070012; what its form says is below.',
    );
    const unknown = answerTo(page, '0x80070012');
    await expect(unknown).toContainText('Facility 7');
    await expect(unknown).toContainText('18 (0x12)');
  });

  for (const text of [
    '0xC004D30E',
    'C004D30E',
    '-1073425650',
    '3221541646',
    'SL_REMAPPING_SP_PUB_TS_FULL',
    'Error: 0xC004D30E On a computer running Microsoft Windows non-core edition, run slui.exe 0x2a 0xC004D30E',
  ]) {
    test(`answers ${JSON.stringify(text)}, which has no entry in the list, with its meaning and advice`, async ({
      page,
    }) => {
      await lookUp(page, text);
      await expect(status(page)).toHaveText(
        'Found 0xC004D30E: The trusted store is full.',
      );
      const answer = answerTo(page, '0xC004D30E');
      await expect(answer).toHaveCount(1);
      await expect(answer).toContainText('SL_REMAPPING_SP_PUB_TS_FULL');
      await expect(answer).toContainText('Trusted store: The protected store');
      await expect(
        answer.getByRole('link', {name: 'Repair system files'}),
      ).toHaveAttribute('href', /#repair-system-files$/);
      await expect(answer).toContainText('Documented');
      await expect(found(page)).toHaveCount(0);
      await expect(page.getByText('has no entry here')).toHaveCount(0);
    });
  }

  test('shows entries, short answers and unknown codes together', async ({
    page,
  }) => {
    await lookUp(page, '0xC004F074 0xC004D30E 0x80070012');
    await expect(status(page)).toHaveText(
      'Found 2 codes: 0xC004F074, 0xC004D30E. There is no entry for 0x80070012; what its form says is below.',
    );
    await expect(found(page)).toHaveCount(1);
    await expect(answerTo(page, '0xC004D30E')).toBeVisible();
    await expect(answerTo(page, '0x80070012')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('code')).toBe(
      '0xC004F074 0xC004D30E 0x80070012',
    );
  });

  test('gives a Click-to-Run code without an entry the advice for all of them', async ({
    page,
  }) => {
    await lookUp(page, 'Error Code: 30182-2016 (448)');
    const answer = answerTo(page, '30182-2016');
    await expect(answer).toContainText('Click-to-Run, the setup of Office:');
    await expect(
      answer.getByRole('link', {name: /Online Repair/}),
    ).toHaveAttribute('href', '/change_office_edition');
  });

  test('explains a Windows system error that has no entry', async ({page}) => {
    await lookUp(page, '0x80070020');
    await expect(answerTo(page, '0x80070020')).toContainText(
      'another program is using the file',
    );
  });

  test('says where to find codes if the text contains none', async ({page}) => {
    await lookUp(page, 'zebra zebra');
    await expect(found(page)).toHaveCount(0);
    await expect(status(page)).toContainText('no error code in it');
    await expect(
      page.getByText('Office shows it at the end of the message'),
    ).toBeVisible();
  });

  test('finds entries while words are typed, and can be cleared', async ({
    page,
  }) => {
    await field(page).pressSequentially('too few clients');
    await expect(status(page)).toHaveText(/^\d+ of \d+ codes match\.$/);
    await expect(found(page).filter({hasText: '0xC004F038'})).toHaveCount(1);
    await page.getByRole('button', {name: 'Clear'}).click();
    await expect(found(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('');
  });

  test('words find the entries of the chosen product, a code finds its entry', async ({
    page,
  }) => {
    await field(page).fill('0xC004F2');
    await expect(found(page).filter({hasText: '0xC004F211'})).toHaveCount(1);
    await page.getByLabel('Office', {exact: true}).check();
    await expect(found(page).filter({hasText: '0xC004F211'})).toHaveCount(0);
    await lookUp(page, '0xC004F211');
    await expect(found(page)).toHaveText(['0xC004F211']);
  });

  test('never renders pasted text as markup, and keeps it out of the URL', async ({
    page,
  }) => {
    await lookUp(
      page,
      '<img src=x onerror="document.title=1"> <b>0x80072EE7</b> user@example.org',
    );
    await expect(found(page)).toHaveCount(1);
    await expect(page.locator('main img[src="x"]')).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('?code=0x80072EE7');
  });

  test('works with the keyboard alone: Enter looks up, Shift+Enter adds a line', async ({
    page,
  }) => {
    await field(page).focus();
    await page.keyboard.type('line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('0x8007232B');
    await page.keyboard.press('Enter');
    await expect(found(page)).toHaveCount(1);
    await expect(field(page)).toHaveValue('line\n0x8007232B');
    await expect(field(page)).toBeFocused();
  });

  test('sends nothing during use', async ({page}) => {
    await settled(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // As on every page, the theme prefetches visible links.
    const ownFile = /\/(assets|img)\/[\w./-]+$/;
    await lookUp(page, '0xC004F074 0x80070012');
    await expect(found(page)).toHaveCount(1);
    await page.getByLabel('Office', {exact: true}).check();
    await settled(page);
    expect(requests.filter((url) => !ownFile.test(url))).toEqual([]);
  });

  for (const viewport of [phone, desktop]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`has no axe violations at ${viewport.width} px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({colorScheme});
        await lookUp(page, '0xC004F074 0xC004D30E 0x80070012 30015-1011');
        await found(page).click();
        await expect(entry(page, '0xC004F074')).toHaveAttribute('open');
        expect(await faultsOf(page)).toEqual([]);
        await lookUp(page, 'zebra');
        await expect(status(page)).toContainText('no error code');
        expect(await faultsOf(page)).toEqual([]);
      });
    }
  }

  test('fits in 320 px with a long code and short answers', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await lookUp(page, '0x8007025D-0x2000C 0xC004C758 0x80070012 30015-1011');
    await expect(found(page)).toHaveCount(1);
    await expect(answerTo(page, '0xC004C758')).toBeVisible();
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      ),
    ).toBeLessThanOrEqual(0);
  });
});

test.describe('an entry', () => {
  for (const anchor of ['0xC004F074', '0xc004f074', '-1073418124']) {
    test(`is shown, opened and highlighted by #${anchor}`, async ({page}) => {
      await open(page, `/troubleshoot#${anchor}`);
      const named = entry(page, '0xC004F074');
      await expect(named).toHaveAttribute('open');
      await expect(named).toHaveAttribute('aria-current', 'true');
      await expect(named).toBeInViewport();
      await expect(page.locator('details[aria-current=true]')).toHaveCount(1);
    });
  }

  test('is opened by a link on the page', async ({page}) => {
    await open(page, '/troubleshoot');
    await page.locator('a[href$="#0xC004F014"]').first().click();
    await expect(entry(page, '0xC004F014')).toBeInViewport();
    await expect(entry(page, '0xC004F014')).toHaveAttribute('open');
  });

  test('copies its link', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/troubleshoot#0x8007232B');
    await entry(page, '0x8007232B')
      .getByRole('button', {name: 'Copy link'})
      .click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      new URL('/troubleshoot#0x8007232B', page.url()).href,
    );
  });

  test('copies its text after a lookup', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/troubleshoot?code=0x8007232B');
    await page.getByRole('button', {name: 'Copy result'}).click();
    await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^0x8007232B: .+\n1\. /);
    expect(copied).toContain('/troubleshoot#0x8007232B');
  });
});

test('a short answer is copied with its advice and a link that repeats the lookup', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/troubleshoot?code=0xC004D30E');
  await page.getByRole('button', {name: 'Copy result'}).click();
  await expect(page.getByRole('button', {name: 'Copied'})).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^0xC004D30E: The trusted store is full\n1\. /);
  expect(copied).toContain('/troubleshoot?code=0xC004D30E');
});

test('the query ?code= looks up a code', async ({page}) => {
  await open(page, '/troubleshoot?code=-1073418124');
  await expect(found(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('-1073418124');
  await expect(field(page)).toBeInViewport();
});

test.describe('the form on the home page', () => {
  test('looks the code up without a reload', async ({page}) => {
    await open(page, '/');
    await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
    await page
      .getByLabel('Have an error code or message?')
      .fill('it says 0xC004F074!');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      /\/troubleshoot\?code=0xC004F074#error-lookup$/,
    );
    await expect(found(page)).toHaveText(['0xC004F074']);
    await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  });

  test('keeps only the codes of a pasted dialog', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/');
    await page.evaluate(() =>
      navigator.clipboard.writeText('Script Host\nError: 0xC004F074\nEnd'),
    );
    const homeField = page.getByLabel('Have an error code or message?');
    await homeField.focus();
    await page.keyboard.press('ControlOrMeta+v');
    await expect(homeField).toHaveValue('0xC004F074');
  });

  test.describe('without JavaScript', () => {
    test.use({javaScriptEnabled: false});

    test('opens the list of codes', async ({page}) => {
      await page.goto('/');
      await page
        .getByLabel('Have an error code or message?')
        .fill('0xC004F074');
      await page.getByRole('button', {name: 'Look up'}).click();
      await expect(page).toHaveURL(
        /\/troubleshoot\?code=0xC004F074#error-lookup$/,
      );
      await expect(entries(page)).toHaveCount(errorCodes.length);
      // Text locators skip noscript elements.
      await expect(
        page.locator('main noscript a[href="#error-codes"]'),
      ).toBeVisible();
      await entry(page, '0xC004F074').locator('summary').click();
      await expect(
        entry(page, '0xC004F074').getByText('No KMS host'),
      ).toBeVisible();
    });

    test('a text file has the codes that are not in the list', async ({
      page,
    }) => {
      await page.goto('/troubleshoot');
      await page.getByRole('link', {name: 'a text file of all codes'}).click();
      await expect(page).toHaveURL('/error-codes.txt');
      await expect(page.locator('body')).toContainText(
        '0xC004D30E  SL_REMAPPING_SP_PUB_TS_FULL',
      );
    });
  });
});

test('the static HTML contains every entry and the live region', () => {
  const html = readBuilt('troubleshoot.html');
  const missing = errorCodes.filter(
    ({code}) => !new RegExp(`<details[^>]* id="?${code}[" >]`).test(html),
  );
  expect(missing.map(({code}) => code)).toEqual([]);
  expect(html).toMatch(/role="?status/);
});

/** A phone shows a command large, for typing it on the PC. */
import type {Locator, Page} from '@playwright/test';
import {axeFaultsInBothModes} from '../support/axe';
import * as box from '../support/oneBox';
import * as search from '../support/searchDialog';
import {desktop, expect, fitsWindow, open, phone, test} from '../support/test';

const route = '/check_activation_status';
const buttons = (page: Page) => page.getByRole('button', {name: 'Show large'});
const dialog = (page: Page) => page.getByRole('dialog', {name: /^Type /});
const lines = (page: Page) => dialog(page).locator('ol code');
const press = (page: Page, name: string) =>
  dialog(page).getByRole('button', {name}).click();

test.use({viewport: phone});

test('shows where to type the command, its blanks, and the names of its signs', async ({
  page,
}) => {
  await open(page, route);
  await buttons(page).first().click();
  await expect(dialog(page)).toHaveAccessibleName('Type in Command Prompt');
  await expect(lines(page)).toHaveText(
    'cscript //nologo %windir%\\System32\\slmgr.vbs /dlv | clip',
  );
  const code = lines(page).first();
  expect(
    parseFloat(await code.evaluate((each) => getComputedStyle(each).fontSize)),
  ).toBeGreaterThanOrEqual(28);
  const marks = await code.locator('span').evaluateAll((parts) =>
    parts
      .filter((part) => part.textContent === ' ')
      .map((part) => {
        const {content, borderBlockEndStyle} = getComputedStyle(
          part,
          '::after',
        );
        return `${content} ${borderBlockEndStyle}`;
      }),
  );
  expect(marks).toEqual(Array(5).fill('"" solid'));
  const signs = dialog(page).getByRole('list', {name: 'Signs'});
  for (const sign of ['/ slash', '\\ backslash', '| vertical bar']) {
    await expect(
      signs.getByRole('listitem').filter({hasText: sign}),
    ).toHaveCount(1);
  }
  await expect(signs).toContainText('space bar');
});

test('a section on a card has the buttons of its page, also in the search', async ({
  page,
}) => {
  await open(page, '/');
  await box.ask(page, 'undo ohook');
  const shown = async (card: Locator) => {
    await expect(
      card.getByRole('button', {name: 'Copy'}).first(),
    ).toBeVisible();
    await card.getByRole('button', {name: 'Show large'}).nth(1).click();
    await expect(dialog(page)).toContainText(/2 of \d+/);
    await expect(lines(page).first()).toContainText('set "SPP=');
    await press(page, 'Close');
  };
  await shown(box.card(page));
  await search.searchFor(page, 'undo ohook');
  await shown(search.dialog(page));
});

test('leads through the commands of the page, and back', async ({page}) => {
  await open(page, route);
  // The second block has two lines, in another window.
  const blocks = page.locator('main [data-command]:visible');
  const count = await blocks.count();
  expect(count).toBeGreaterThan(2);
  await buttons(page).nth(1).click();
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await press(page, 'Next');
  await expect(dialog(page)).toContainText(`3 of ${count}`);
  await expect(dialog(page)).toHaveAccessibleName(
    `Type in ${await blocks.nth(2).getAttribute('data-command')}`,
  );
  await expect(lines(page)).toHaveText([
    'cd /d "%ProgramFiles%\\Microsoft Office\\Office16"',
    'cscript //nologo ospp.vbs /dstatus',
  ]);
  await press(page, 'Previous');
  await expect(dialog(page)).toContainText(`2 of ${count}`);
  await press(page, 'Previous');
  await expect(dialog(page)).toContainText(`1 of ${count}`);
  const previous = dialog(page).getByRole('button', {name: 'Previous'});
  await expect(previous).toBeDisabled();
  await previous.click({force: true});
  await expect(dialog(page)).toContainText(`1 of ${count}`);
});

function pressWithoutFocus(button: HTMLElement | SVGElement): void {
  button.blur();
  (button as HTMLElement).click();
}

test('Escape and Close return to the button', async ({page}) => {
  await open(page, route);
  const button = buttons(page).nth(1);
  for (const [opens, close] of [
    [() => button.press('Enter'), () => page.keyboard.press('Escape')],
    // Safari gives a pressed button no focus, so the browser has none to give back.
    [() => button.evaluate(pressWithoutFocus), () => press(page, 'Close')],
  ] as const) {
    await opens();
    await expect(dialog(page)).toBeVisible();
    await expect(
      dialog(page).getByRole('button', {name: 'Close'}),
    ).toBeFocused();
    await close();
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('keeps the screen on until it closes', async ({page}) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, {calls});
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request: (kind: string) => {
          calls.push(kind);
          return Promise.resolve({
            release: () => Promise.resolve(void calls.push('release')),
          });
        },
      },
    });
  });
  const calls = () =>
    page.evaluate(() => (window as unknown as {calls: string[]}).calls);
  await open(page, route);
  expect(await calls()).toEqual([]);
  await buttons(page).first().click();
  await expect.poll(calls).toEqual(['screen']);
  await page.keyboard.press('Escape');
  await expect.poll(calls).toEqual(['screen', 'release']);
});

test('Back closes it', async ({page}) => {
  await open(page, route);
  await page.evaluate(() => history.pushState({}, '', '#b'));
  await buttons(page).first().click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
});

test('can be read, in both modes, and fits a small phone', async ({page}) => {
  await open(page, route);
  await buttons(page).first().click();
  await expect(dialog(page)).toBeVisible();
  expect(await axeFaultsInBothModes(page)).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  await fitsWindow(page, 'with a large command');
  expect(
    await dialog(page).evaluate(
      (box) => box.scrollWidth - document.documentElement.clientWidth,
    ),
  ).toBeLessThanOrEqual(0);
});

test('tries again if it did not load', async ({page, block}) => {
  const file = /\/large-command\./;
  await block(file);
  await open(page, route);
  await buttons(page).first().click();
  const retry = page.getByRole('button', {name: 'Not loaded. Try again'});
  await expect(retry).toBeVisible();
  await page.unroute(file);
  await retry.click();
  await expect(dialog(page)).toBeVisible();
});

test('only commands have it, and only a phone shows it', async ({page}) => {
  await open(page, '/oem-folder');
  for (const block of await page.locator('.theme-code-block:visible').all()) {
    const title = await block.locator('[id]').first().innerText();
    await expect(
      block.getByRole('button', {name: 'Show large'}),
      title,
    ).toHaveCount(/^(?:Command Prompt|PowerShell)/.test(title) ? 1 : 0);
  }
  await expect(buttons(page).first()).toBeVisible();
  await page.setViewportSize({...phone, width: 599});
  await expect(buttons(page).first()).toBeVisible();
  await page.setViewportSize({...phone, width: 600});
  await expect(buttons(page)).toHaveCount(0);
  await page.setViewportSize(desktop);
  await expect(buttons(page)).toHaveCount(0);
  await page.setViewportSize(phone);
  await page.emulateMedia({media: 'print'});
  await expect(buttons(page)).toHaveCount(0);
});

import type {Page} from '@playwright/test';
import {fileOf} from '../support/paste';
import {cards as card, heading} from '../support/oneBox';
import {errorField as field, unfold} from '../support/place';
import {expect, open, settled, test} from '../support/test';

const status = (page: Page) =>
  page.locator('form[aria-label="Error codes"] ~ p[role="status"]');

async function lookUp(page: Page, text: string): Promise<void> {
  await unfold(page);
  await field(page).fill(text);
  await page.getByRole('button', {name: 'Look up'}).click();
}

test.describe('the error lookup', () => {
  test.beforeEach(async ({page}) => {
    await open(page, '/troubleshoot');
  });

  test('Enter looks up, Shift+Enter adds a line', async ({page}) => {
    await field(page).focus();
    await page.keyboard.type('line');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('0x8007232B');
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(field(page)).toBeHidden();
    await expect(field(page)).toHaveValue('line\n0x8007232B');
  });

  test('says which code comes first and why, folds others', async ({page}) => {
    await lookUp(page, 'first 0xC004F074, then 0xC004D30E and 0x80071234');
    await expect(heading(page)).toContainText('0xC004D30E');
    await expect(
      page.getByText('The text has 2 other codes. This answer comes first'),
    ).toBeVisible();
    const other = page.locator('#error-lookup ~ div > details');
    await expect(other).toHaveCount(2);
    await other
      .filter({hasText: '0xC004F074'})
      .locator('summary')
      .first()
      .click();
    await expect(
      other.filter({hasText: '0xC004F074'}).getByRole('listitem').first(),
    ).toBeVisible();
    expect(new URL(page.url()).searchParams.get('code')).toBe(
      '0xC004D30E 0xC004F074 0x80071234',
    );
  });

  test('sees a work PC in the text, and remembers what was chosen', async ({
    page,
  }) => {
    const work = card(page).getByRole('tab', {name: 'Work PC'});
    await lookUp(page, '0xC004F074 on Windows Server 2019');
    await expect(work).toHaveAttribute('aria-selected', 'true');
    await expect(page.locator('.navbar')).toBeInViewport();
    await lookUp(page, 'Unlicensed product');
    await expect(page, 'the text has no code').not.toHaveURL(/code=/);
    await card(page).getByRole('tab', {name: 'Private PC'}).focus();
    await page.keyboard.press('ArrowRight');
    await expect(work).toHaveAttribute('aria-selected', 'true');
    await lookUp(page, 'Product deactivated');
    await expect(heading(page)).toContainText('deactivated');
    await expect(work).toHaveAttribute('aria-selected', 'true');
  });

  test('reads a log file that is dropped or chosen', async ({page}) => {
    const line =
      '2026-11-01 10:00:00, Info CBS Exec: nothing here 0x00000000\n';
    const log = `${line.repeat(6_000_000 / line.length)}Error 0x80073712\n`;
    await page.getByLabel('Log file').setInputFiles(fileOf('CBS.log', log));
    await expect(heading(page)).toContainText('0x80073712');
    await expect(heading(page)).toBeFocused();
    await expect(field(page)).toBeHidden();
    await expect(
      page.getByText('Read the last 5.00 MB of CBS.log'),
    ).toBeVisible();
    // Otherwise, choosing the same file again would change nothing, so the browser would say nothing.
    await expect(page.getByLabel('Log file')).toHaveValue('');

    await unfold(page);
    await page
      .locator('#error-lookup')
      .drop({files: fileOf('event.txt', 'hr=0xC004F050')});
    await expect(heading(page)).toContainText('0xC004F050');
    await expect(
      page.getByText('Read event.txt whole (13 bytes)'),
    ).toBeVisible();
  });

  test('drops a file that is read too late', async ({page}) => {
    await page.evaluate(() => {
      const read = Blob.prototype.arrayBuffer;
      const releases: (() => void)[] = [];
      Blob.prototype.arrayBuffer = async function () {
        await new Promise<void>((resolve) => releases.push(resolve));
        return read.call(this);
      };
      Object.assign(window, {releases});
    });
    const read = (index: number) =>
      page.evaluate((place) => {
        const {releases} = window as unknown as {releases: (() => void)[]};
        releases[place]!();
      }, index);
    const choose = (name: string, code: string) =>
      page.getByLabel('Log file').setInputFiles(fileOf(name, `Error ${code}`));
    await choose('first.log', '0x80073712');
    await choose('second.log', '0xC004F050');
    await read(1);
    await expect(heading(page)).toContainText('0xC004F050');
    await read(0);
    await settled(page);
    await expect(heading(page)).toContainText('0xC004F050');

    await choose('third.log', '0x80073712');
    await page.getByRole('button', {name: 'Clear'}).click();
    await read(2);
    await settled(page);
    await expect(page.getByText('third.log')).toHaveCount(0);
    await expect(card(page)).toHaveCount(0);
  });

  test('says that a file cannot be read', async ({page}) => {
    await page.evaluate(() => {
      Blob.prototype.arrayBuffer = () =>
        Promise.reject(new DOMException('', 'NotReadableError'));
    });
    await page
      .getByLabel('Log file')
      .setInputFiles(fileOf('locked.log', 'Error 0x80073712'));
    await expect(field(page)).toHaveAccessibleDescription(
      /locked\.log cannot be read/,
    );
    await expect(status(page)).toContainText('locked.log cannot be read');
  });
});

test('a code in any form opens and highlights its entry', async ({page}) => {
  await open(page, '/troubleshoot#-1073418124');
  const entry = page.locator('details[id="0xC004F074"]');
  await expect(entry).toHaveAttribute('open');
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await expect(entry).toBeInViewport();
  await expect(page.locator('details[aria-current=true]')).toHaveCount(1);
});

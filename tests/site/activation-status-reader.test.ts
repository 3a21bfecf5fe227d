import type {Page} from '@playwright/test';
import {activationSamples} from '../../src/data/activationSamples';
import {readFixture} from '../unit/lib/activationStatus/fixtures';

import {pasteInto} from '../support/paste';
import {desktop, expect, open, phone, test} from '../support/test';

const route = '/check_activation_status';

const field = (page: Page) =>
  page.getByRole('textbox', {name: 'Paste the report'});
const readButton = (page: Page) =>
  page.getByRole('button', {name: 'Read report'});
const sample = (page: Page, name: string) =>
  page.getByRole('button', {name, exact: true});
const result = (page: Page) =>
  page.getByRole('region', {name: 'What the output means'});
const status = (page: Page) => page.getByRole('status').filter({hasText: /./});

/** Opens the page on a fixed date. The default day cannot be mistaken for a month. */
async function openOn(page: Page, day = '2026-11-21'): Promise<void> {
  await page.clock.setFixedTime(new Date(`${day}T10:00:00Z`));
  await open(page, route);
}

const paste = (page: Page, text: string) => pasteInto(field(page), text);

test.describe('activation status reader', () => {
  test.use({viewport: desktop});

  test('takes a text of 10 MB without showing it all', async ({page}) => {
    await openOn(page);
    const report = readFixture('slmgr-dlv-channel-volume-kmsclient');
    await page.evaluate(() => {
      const lengths = new Set<number>();
      const trim = String.prototype.trim;
      String.prototype.trim = function (this: string) {
        if (this.length >= 200_000) {
          lengths.add(this.length);
        }
        return trim.call(this);
      };
      Object.assign(window, {lengths});
    });
    const length = Math.ceil(10_000_000 / report.length) * report.length;
    await paste(page, report.repeat(length / report.length));
    await expect(result(page)).toContainText('Windows Enterprise');
    expect((await field(page).inputValue()).length).toBeLessThan(300_000);
    // Not also its beginning.
    expect(
      await page.evaluate(() =>
        Array.from((window as unknown as {lengths: Set<number>}).lengths),
      ),
    ).toEqual([length]);
  });

  test('explains pasted output: product, activation, expiration and next step', async ({
    page,
  }) => {
    await openOn(page);
    await field(page).fill(
      'Windows(R), Enterprise edition:\r\n    Volume activation will expire 5/17/2027 9:14:03 AM\r\n',
    );
    await readButton(page).click();
    const product = result(page).getByRole('article');
    await expect(
      product.getByRole('heading', {name: 'Windows Enterprise'}),
    ).toBeVisible();
    await expect(product).toContainText('Activated until May 17, 2027');
    await expect(product).toContainText('177 days from today');
    await expect(product.getByRole('link')).toHaveAttribute(
      'href',
      '/online_kms',
    );
    await expect(status(page)).toContainText(
      'Windows Enterprise: Activated until May 17, 2027',
    );
  });

  test('a license has a badge for its state', async ({page}) => {
    await openOn(page);
    for (const [state, badge] of [
      ['License Status: Licensed', 'Activated'],
      ['License Status: Initial grace period', 'Not activated yet'],
      ['License Status: Notification', 'Not activated'],
      ['', 'No state found'],
    ]) {
      await field(page).fill(
        `Name: Windows(R), Professional edition\n${state}\n`,
      );
      await readButton(page).click();
      await expect(result(page).locator('article header'), state).toHaveText(
        `Windows Pro${badge}`,
      );
    }
  });

  test('answers what is no report', async ({page}) => {
    await openOn(page);
    for (const [text, title] of [
      ['Error: 0xC0DE1234\nError: 0xC004F074\n', '0xC004F074'],
      ['a1b2c3d4e5f60718'.repeat(4), 'Is this the checksum of your file'],
      ['cscript ospp.vbs /dstatus', 'ospp /dstatus'],
      ['home to pro', 'Home to Pro'],
    ] as const) {
      const answer = page.getByRole('main').getByRole('heading', {name: title});
      await paste(page, text);
      await expect(answer).toBeVisible();
      await expect(field(page)).not.toHaveAttribute('aria-invalid', 'true');
      await expect(result(page)).toHaveCount(0);
      await sample(page, 'Clear').click();
      await expect(answer).toHaveCount(0);
    }
  });

  test('works with the keyboard alone', async ({page}) => {
    await openOn(page);
    await field(page).focus();
    await page.keyboard.insertText(
      'Windows(R), Professional edition:\n    The machine is permanently activated.',
    );
    await page.keyboard.press('Tab');
    await expect(readButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(result(page)).toContainText('Activated, with no end date.');
    await page.keyboard.press('Tab');
    await expect(sample(page, 'Clear')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(sample(page, activationSamples[0]!.label)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(field(page)).toHaveValue(/RETAIL channel/);
    await expect(result(page)).toContainText('Activated, with no end date.');
    await sample(page, 'Clear').focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    await expect(result(page)).toHaveCount(0);
  });

  test('repeats no key, ID, address or name', async ({page}) => {
    await openOn(page);
    const secrets = [
      'QX7ZK',
      '12345678-9abc-def0-1234-56789abcdef0',
      'alex.miller@corp.example',
      'alexmiller',
      'kms77.corp.example',
    ];
    await field(page).fill(
      [
        `C:\\Users\\${secrets[3]}>cscript slmgr.vbs /dlv`,
        'Name: Windows(R), Enterprise edition',
        'Description: Windows(R) Operating System, VOLUME_KMSCLIENT channel',
        `Activation ID: ${secrets[1]}`,
        `Partial Product Key: ${secrets[0]}`,
        'License Status: Licensed',
        `Registered KMS machine name: ${secrets[4]}:1688`,
        `{"Type": "User|Subscription", "Product": "O365ProPlusRetail", "LicenseState": "Licensed", "Email": "${secrets[2]}"}`,
      ].join('\n'),
    );
    await readButton(page).click();
    await expect(result(page).getByRole('article')).toHaveCount(2);
    const shown = await result(page).innerText();
    for (const secret of secrets) {
      expect(shown).not.toContain(secret);
    }
  });

  test('gives a command to run if the text has no state', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openOn(page);
    await readButton(page).click();
    await expect(field(page)).toHaveAccessibleDescription(/The field is empty/);
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
    await expect(result(page)).toContainText('slmgr.vbs /dlv | clip');
    await field(page).fill('What is this?');
    await readButton(page).click();
    await expect(status(page)).toContainText("doesn't show a license");
    await result(page).getByRole('button', {name: 'Copy command'}).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^cscript .*slmgr\.vbs \/dlv \| clip$/,
    );
    await field(page).fill(
      'Nom : Windows(R), Professional edition\nÉtat de la licence : avec licence',
    );
    await readButton(page).click();
    await expect(result(page)).toContainText('Get-CimInstance');
  });

  test('explains each sample after one click, and screen readers get the badge, unless the verdict starts with it', async ({
    page,
  }) => {
    await openOn(page);
    const hidden = () =>
      result(page)
        .locator('article')
        .evaluateAll((articles) =>
          articles.map((article) => {
            const badge = article.querySelector('header > span')!;
            const isRepeated = article
              .querySelector('p')!
              .textContent!.startsWith(badge.textContent!);
            return {isRepeated, isHidden: badge.ariaHidden === 'true'};
          }),
        );
    const seen = [];
    for (const {label} of activationSamples) {
      await sample(page, label).click();
      await expect(field(page), label).not.toHaveValue('');
      await expect(result(page).locator('article').first()).toBeVisible();
      await expect(status(page), label).not.toContainText("doesn't show");
      seen.push(...(await hidden()));
      await sample(page, 'Clear').click();
    }
    expect(seen.filter((badge) => badge.isRepeated !== badge.isHidden)).toEqual(
      [],
    );
    expect(new Set(seen.map(({isHidden}) => isHidden)).size).toBe(2);
  });

  test('copies the result with whole addresses, and says so for three seconds', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({time: new Date('2026-11-21T10:00:00Z')});
    await open(page, route);
    await sample(page, 'Lease until 2038').click();
    await result(page).getByRole('button', {name: 'Copy result'}).click();
    const copied = result(page).getByRole('button', {name: 'Copied'});
    await expect(copied).toBeVisible();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain('Activation status, read on November 21, 2026');
    expect(text).toContain('January 19, 2038');
    expect(text).toMatch(/https:\/\/[^\s)]+\/kms38/);
    await page.clock.runFor(3000);
    await expect(copied).toHaveCount(0);
    await expect(
      result(page).getByRole('button', {name: 'Copy result'}),
    ).toBeVisible();
  });
});

test('a remark that sums up is shown once, with its commands inside the sentence', async ({
  page,
}) => {
  await open(page, route);
  await paste(page, 'Windows is activated\nWindows is not activated');
  const command = result(page).getByText('slmgr.vbs /dlv').first();
  await expect(command).toBeVisible();
  const display = await command.evaluate(
    (code) => getComputedStyle(code.parentElement!).display,
  );
  expect(display, 'not one line for each command').toBe('block');
  const announced = await status(page)
    .filter({hasText: 'says both'})
    .boundingBox();
  expect(announced!.width, 'announced only').toBeLessThanOrEqual(1);
});

test.describe('on a touch screen', () => {
  test.use({viewport: phone, hasTouch: true, isMobile: true});

  test('buttons are large enough for a finger', async ({page}) => {
    await open(page, route);
    for (const name of [
      'Read report',
      'Clear',
      'KMS client',
      'Microsoft 365 Apps',
    ]) {
      const box = await sample(page, name).boundingBox();
      expect(box!.height, name).toBeGreaterThanOrEqual(44);
    }
  });
});

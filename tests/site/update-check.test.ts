import {readFile} from 'node:fs/promises';
import type {Page} from '@playwright/test';
import {layoutShifts, watchLayoutShift} from '../support/layoutShift';
import {pasteInto} from '../support/paste';
import {unfold} from '../support/place';
import {
  desktop,
  expect,
  open,
  phone,
  settled,
  test,
  turnWheel,
} from '../support/test';

const version = (page: Page) => page.getByLabel('Your version');
const pasted = (page: Page) => page.getByLabel('Or what winver shows');
const verdicts = (page: Page) =>
  page.getByRole('main').getByRole('region').getByRole('heading', {level: 3});
const lit = (page: Page) => page.locator('main figure li[aria-current]');
const line = 'Version 22H2 (OS Build 19045.4529)';

test.beforeEach(async ({page}) => {
  // Whenever the tests run, the site was built before.
  await page.clock.setFixedTime('2027-10-12T12:00:00Z');
});

test('answers for a version that is chosen or pasted, in the address, and marks its bars', async ({
  page,
}) => {
  await open(page, '/news');
  await version(page).selectOption('Windows 10 22H2');
  await expect(page).toHaveURL('/news?version=win10-22h2');
  await expect(verdicts(page)).toHaveText([
    'Only with personal ESU. With it, Windows 10 22H2 Home and Pro gets updates until October 12, 2027',
  ]);
  const card = page.getByRole('region', {name: 'Windows 10 22H2 Home'});
  await expect(card.getByRole('link', {name: 'Enroll in ESU'})).toBeVisible();
  await expect(lit(page)).toHaveText([
    /22H2 Personal ESU with ESU until Oct 12, 2027/,
    /22H2 ESU for organizations with ESU until Oct 10, 2028/,
  ]);
  await unfold(page);
  await version(page).selectOption('Windows 11 24H2');
  await expect(verdicts(page)).toHaveText([
    'No. Windows 11 24H2 Home and Pro got its last update on October 13, 2026',
  ]);
  await unfold(page);
  await version(page).selectOption('');
  await expect(page).toHaveURL('/news');
  await expect(verdicts(page)).toHaveCount(0);
  await expect(lit(page)).toHaveCount(0);

  await pasteInto(pasted(page), `Microsoft Windows\n${line}\nsecret-name`);
  await expect(page).toHaveURL('/news?version=win10-22h2');
  await expect(verdicts(page)).toHaveCount(1);
  await expect(lit(page)).toHaveCount(2);
  await expect(verdicts(page)).toBeFocused();

  await open(page, '/windows10_eol?version=win10-22h2');
  await expect(verdicts(page)).toHaveCount(1);
  await expect(lit(page)).toHaveCount(2);
});

test('a text that names its edition gets one sentence, with the edition in the address', async ({
  page,
}) => {
  await open(page, '/news');
  await pasted(page).fill('Windows 11 Pro 24H2');
  await page.getByRole('button', {name: 'Check', exact: true}).click();
  await expect(page).toHaveURL('/news?version=win11-24h2-pro');
  await expect(verdicts(page)).toHaveCount(1);
  await expect(verdicts(page)).toBeFocused();
  await expect(pasted(page)).toBeHidden();
  await expect(lit(page)).toHaveCount(1);
  await expect(version(page)).toHaveValue('win11-24h2');
});

test('a text or an address without a known version is not answered, one with it is', async ({
  page,
}) => {
  await open(page, '/news?version=win11-24h2');
  await expect(verdicts(page).first()).toBeVisible();
  for (const text of ['hello', 'Version 29H9 (OS Build 26100.1)']) {
    await unfold(page);
    await pasteInto(pasted(page), text);
    await expect(pasted(page)).toHaveAccessibleDescription(
      /No version of Windows 10 or 11 was read/,
    );
    await expect(verdicts(page)).toHaveCount(0);
    await expect(page).toHaveURL('/news');
  }
  // Windows 10 has a 22H2, too.
  await open(page, '/news?version=22h2');
  await expect(pasted(page)).toHaveAccessibleDescription(
    /No version of Windows 10 or 11 was read/,
  );
  await expect(version(page)).toHaveValue('');
  await expect(verdicts(page)).toHaveCount(0);
  await open(page, '/news?version=Windows 11 23H2');
  await expect(page).toHaveURL('/news?version=win11-23h2');
  await expect(verdicts(page)).toHaveCount(1);
  // A version that ended unfolds its bars.
  await expect(lit(page)).toHaveCount(2);
  await expect(lit(page).first()).toBeVisible();
  await expect(lit(page).first()).toContainText('ended Nov 11, 2025');
});

for (const [device, viewport] of Object.entries({phone, desktop})) {
  test(`on a ${device}, nothing moves while the answer of a shared link appears`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchLayoutShift(page);
    for (const address of [
      '/news?version=win11-24h2',
      '/windows10_eol?version=win10-22h2',
      '/news?version=unknown',
    ]) {
      await open(page, address);
      await settled(page);
      expect(await layoutShifts(page), address).toEqual([]);
      await expect(
        page.locator('main figure li').first(),
        address,
      ).toBeVisible();
    }
  });
}

test('a reminder is a calendar file with the day a month before', async ({
  page,
}) => {
  await open(page, '/news?version=win11-25h2');
  // Home and Pro end today.
  const remind = page.getByRole('button', {
    name: 'Remind me a month before: Enterprise and Education',
  });
  await expect(remind).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    remind.click(),
  ]);
  expect(download.suggestedFilename()).toBe(
    'windows-11-25h2-enterprise-and-education.ics',
  );
  const text = await readFile(await download.path(), 'utf8');
  const address = new URL('/news?version=win11-25h2#next-dates', page.url());
  const lines = text.replaceAll('\r\n ', '').split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([`DESCRIPTION:${address.href}`]),
  );
});

test.describe('west of Greenwich', () => {
  test.use({timezoneId: 'America/Los_Angeles'});

  test('the last day is that of the visitor', async ({page}) => {
    await page.clock.setFixedTime('2027-10-13T00:01:00Z');
    await open(page, '/news?version=win11-25h2-home');
    await expect(verdicts(page)).toHaveText(/^Yes\. .+ October\s12,\s2027$/);
    await expect(lit(page)).toContainText('until Oct 12, 2027');
  });
});

test('the chart is one, of at most 1,100 px on a phone, with its years in view', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/news');
  const chart = page.locator('main figure');
  await expect(chart).toHaveCount(1);
  const {height} = (await chart.boundingBox())!;
  expect(height).toBeGreaterThan(500);
  expect(height).toBeLessThanOrEqual(1100);
  await expect(chart.getByText('Today', {exact: true})).toHaveCount(1);
  const year = chart.getByText('2027', {exact: true});
  await expect(year).toHaveCount(1);
  await chart.getByText('Windows Server').first().scrollIntoViewIfNeeded();
  await turnWheel(page, 300);
  await turnWheel(page, -50);
  await settled(page);
  const bar = await page.locator('.theme-doc-toc-mobile').boundingBox();
  const axis = (await year.boundingBox())!;
  expect(axis.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  expect(axis.y).toBeLessThan(bar!.y + bar!.height + 40);
});

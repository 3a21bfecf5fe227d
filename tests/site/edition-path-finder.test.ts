import type {Page} from '@playwright/test';
import {heard, listen} from '../support/announcements';
import {pasteInto} from '../support/paste';
import {unfold} from '../support/place';
import {expect, open, settled, test} from '../support/test';
import {have, toolStatus as answer, want} from '../support/tools';

const route = '/change_windows_edition';

test('an answer ends with what is for administrators, and the sources with their dates', async ({
  page,
}) => {
  await open(page, `${route}?from=pro&to=enterprise`);
  const step = page.locator('section', {
    has: page.getByRole('heading', {name: /^Pro can become Enterprise/}),
  });
  await expect(step.locator('summary')).toHaveText([
    'For administrators',
    'Sources',
  ]);
  await step.getByText('For administrators').click();
  await expect(step.getByRole('link', {name: /MDM/})).toHaveAttribute(
    'href',
    /#change-many-pcs$/,
  );
  await step.getByText('Sources').first().click();
  await expect(
    step.getByRole('link', {name: /copy of October 2, 2023/}).first(),
  ).toHaveAttribute('href', /^https:\/\/learn\.microsoft\.com\//);
  await step.getByRole('link', {name: 'Product key in Settings'}).click();
  await expect(page).toHaveURL(/#change-in-settings$/);
});

test('leads to the nearest edition if one is out of reach', async ({page}) => {
  await open(page, `${route}?from=home&to=enterprise-ltsc`);
  await page.getByRole('link', {name: 'Home to Enterprise'}).click();
  await expect(page).toHaveURL(/\?from=home&to=enterprise$/);
  await expect(want(page)).toHaveValue('enterprise');
  await expect(
    page.getByRole('heading', {name: /^Home can become Enterprise/}),
  ).toBeFocused();
});

test('Back and Forward move between questions in the URL, and a run of arrow keys is one', async ({
  page,
}) => {
  await open(page, `${route}?a=1#find-your-path`);
  await have(page).focus();
  for (let press = 0; press < 4; press += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expect(have(page)).toHaveValue('pro');
  await expect(have(page)).toBeFocused();
  await want(page).focus();
  await want(page).selectOption('education');
  await expect(answer(page)).toContainText('Pro can become Education');
  await expect(page).toHaveURL(/\?a=1&from=pro&to=education#find-your-path$/);
  await unfold(page);
  await want(page).selectOption('enterprise');
  await expect(answer(page)).toContainText('Pro can become Enterprise');
  await page.goBack();
  await expect(answer(page)).toContainText('Pro can become Education');
  await expect(want(page)).toHaveValue('education');
  await page.goBack();
  await expect(answer(page)).toBeEmpty();
  await expect(have(page)).toHaveValue('pro');
  await page.goBack();
  await expect(have(page)).toHaveValue('');
  await page.goForward();
  await page.goForward();
  await expect(answer(page)).toContainText('Pro can become Education');
  await expect(want(page)).toHaveValue('education');
});

const only = 'Current Edition : Core\nTarget Edition : Education\n';

async function paste(page: Page, text: string): Promise<void> {
  await unfold(page);
  const fold = page.locator('details', {hasText: 'Not sure? Paste'});
  await fold.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  await pasteInto(page.getByLabel('Output of DISM'), text);
}

test('an edition in the address that no list has is said to be lost', async ({
  page,
}) => {
  const lost = page.getByText(
    'an edition that is not in the lists. Now choose',
  );
  for (const [query, count] of [
    ['?from=home-deluxe&to=pro', 1],
    ['?from=Windows 10 Home', 1],
    ['?from=singlemessage', 0],
  ] as const) {
    await open(page, route + query);
    await settled(page);
    await expect(lost, query).toHaveCount(count);
  }
});

test('pasted DISM output fills the form, announced once', async ({page}) => {
  await open(page, `${route}?to=pro`);
  await listen(page);
  await paste(page, `${only}Target Edition : Professional\n`);
  await expect(have(page)).toHaveValue('home');
  await expect(want(page)).toHaveValue('pro');
  const sentence =
    'Read from the text: Home. DISM lists as targets: Education, Pro. Home can become Pro without reinstalling. You keep your files, settings and apps. It takes a restart.';
  await expect(answer(page)).toContainText(sentence);
  await expect(
    page.getByText('DISM on this PC lists Pro as a target'),
  ).toBeVisible();
  expect(await heard(page)).toEqual([sentence]);

  // Another choice is about the visitor's question again.
  await unfold(page);
  await want(page).selectOption('enterprise');
  await expect(answer(page)).not.toContainText('Read from the text');
  await expect(
    page.getByText('DISM on this PC does not list Enterprise as a target.'),
  ).toBeVisible();
});

test('the only target is chosen, unless the visitor did', async ({page}) => {
  await open(page, route);
  await paste(page, only);
  await expect(want(page)).toHaveValue('education');

  await open(page, `${route}?to=pro`);
  await paste(page, only);
  await expect(answer(page)).toContainText('Read from the text: Home.');
  await expect(want(page)).toHaveValue('pro');
});

test('a text without an edition is said to have none', async ({page}) => {
  await open(page, `${route}?from=home&to=pro`);
  const field = page.getByLabel('Output of DISM');
  await paste(page, 'zebra zebra');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/No edition was read/);
  await expect(answer(page)).toContainText('No edition was read');
  await expect(field).toHaveValue('zebra zebra');
  await expect(field).toBeFocused();
  await expect(have(page)).toHaveValue('home');
  await expect(
    page.getByRole('heading', {name: /^Home can become Pro/}),
  ).toBeVisible();

  await unfold(page);
  await field.fill('Current Edition : Enterprise');
  await page.getByRole('button', {name: 'Read text'}).click();
  await expect(have(page)).toHaveValue('enterprise');
  await expect(field).not.toHaveAttribute('aria-invalid');
});

test('the empty tool offers questions, and moves the focus', async ({page}) => {
  await open(page, route);
  await expect(page.getByRole('button', {name: 'Swap the two'})).toBeDisabled();
  const question = page.getByRole('button', {name: 'Home to Pro', exact: true});
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(answer(page)).toContainText('Home can become Pro without');
  await expect(
    page.getByRole('heading', {name: /^Home can become Pro/}),
  ).toBeFocused();

  await unfold(page);
  await have(page).selectOption('');
  await expect(
    page.getByText('Now choose the edition you have.'),
  ).toBeVisible();
  await page.getByRole('button', {name: 'Swap the two'}).click();
  await expect(have(page)).toHaveValue('pro');
  await expect(page).toHaveURL(/\?from=pro$/);
  await expect(page.getByRole('button', {name: 'Swap the two'})).toBeFocused();
});

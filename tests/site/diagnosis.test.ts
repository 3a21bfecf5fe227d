import type {Locator, Page} from '@playwright/test';
import {heard, listen} from '../support/announcements';
import {expect, open, phone, settled, test} from '../support/test';

const tool = (page: Page) => page.getByRole('region', {name: 'Diagnosis'});
const heading = (page: Page, name: string) =>
  tool(page).getByRole('heading', {name, exact: true});
const answer = (page: Page, name: string) =>
  tool(page).getByRole('button', {name, exact: true});
const given = (page: Page) =>
  tool(page).getByRole('list', {name: 'Your answers'}).getByRole('listitem');

/** A path with four questions. */
const path = [
  ['Where is the problem?', 'Windows on a PC'],
  [
    'What does Windows show?',
    'Your Windows license will expire soon You need to activate Windows in Settings.',
  ],
  ['Who owns the PC?', 'I do'],
  ['What does the line Description contain?', 'VOLUME_KMSCLIENT'],
] as const;
const address = '/troubleshoot?case=windows.expiry.expiry-kind.clear-host';
const advice = 'Clear the KMS host and enter your own key';

test('the keyboard leads to an advice, heading by heading; Back takes the last answer back, Forward repeats it', async ({
  page,
}) => {
  await open(page, '/kms38');
  await open(page, '/troubleshoot');
  for (const [index, [question, label]] of path.entries()) {
    await expect(tool(page).getByRole('group', {name: question})).toBeVisible();
    if (index > 0) {
      await expect(heading(page, question)).toBeFocused();
      await expect(heading(page, question)).toBeInViewport();
      await expect(given(page)).toHaveCount(index);
    }
    const button = answer(page, label);
    for (let presses = 0; presses < 20; presses += 1) {
      if (await isFocused(button)) {
        break;
      }
      // From the start of the page, the first one would take a long way.
      if (index === 0 && presses === 0) {
        await tool(page).getByRole('button').first().focus();
      } else {
        await page.keyboard.press('Tab');
      }
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(heading(page, advice)).toBeFocused();
  await expect(page).toHaveURL(address);
  await expect(tool(page).getByRole('link')).toHaveAttribute(
    'href',
    '/online_kms#undo',
  );
  await expect(tool(page).locator('li code').first()).toContainText('/ckms');
  await expect(given(page)).toHaveCount(4);

  await page.goBack();
  await expect(heading(page, path[3][0])).toBeFocused();
  await page.goBack();
  await expect(heading(page, path[2][0])).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(heading(page, path[0][0])).toBeFocused();
  await expect(page).toHaveURL('/troubleshoot');
  await page.goForward();
  await expect(heading(page, path[1][0])).toBeFocused();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/kms38');
});

function isFocused(element: Locator): Promise<boolean> {
  return element.evaluate((each) => each === document.activeElement);
}

test('an answer shows the whole advice on a phone', async ({page}) => {
  await page.setViewportSize(phone);
  await open(page, '/troubleshoot?case=office');
  const button = answer(page, 'Licenses that I do not use');
  await expect(button).toBeEnabled();
  // The tool starts in the middle of the window, as when the page opens.
  await button.evaluate((element) => {
    element.focus({preventScroll: true});
    window.scrollTo(0, 0);
  });
  await page.keyboard.press('Enter');
  await expect(tool(page).locator('h3')).toBeFocused();
  await expect(tool(page).locator('h3')).toBeInViewport({ratio: 1});
  await expect(tool(page).getByRole('link')).toBeInViewport({ratio: 1});
});

test('a shared address shows its advice without the focus, and its answers can be changed or given up', async ({
  page,
}) => {
  await open(page, address);
  await expect(heading(page, advice)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page.reload();
  await expect(heading(page, advice)).toBeVisible();
  await expect(given(page)).toHaveCount(4);
  await tool(page)
    .getByRole('button', {name: 'Change: What does Windows show?'})
    .click();
  await expect(heading(page, 'What does Windows show?')).toBeFocused();
  await expect(page).toHaveURL('/troubleshoot?case=windows');
  await page.goBack();
  await expect(heading(page, advice)).toBeFocused();
  await answer(page, 'Start over').click();
  await expect(heading(page, 'Where is the problem?')).toBeFocused();
  await expect(page).toHaveURL('/troubleshoot');
});

test('an address that does not fit leads as far as it can', async ({page}) => {
  const lost = page.getByText('An answer in the address does not fit');
  await open(page, '/troubleshoot?case=windows.no-such-answer');
  await expect(heading(page, 'What does Windows show?')).toBeVisible();
  await expect(lost).toBeVisible();
  await open(page, '/troubleshoot?case=%3Cscript%3E');
  await expect(heading(page, 'Where is the problem?')).toBeVisible();
  await answer(page, 'Windows Server').click();
  await expect(page).toHaveURL('/troubleshoot?case=server');
  await expect(lost).toHaveCount(0);
});

test('keeps codes in the address', async ({page}) => {
  await open(page, '/troubleshoot?code=0xC004F074#577');
  const entry = page.locator('details[id="577"]');
  await expect(entry).toHaveAttribute('open');
  await answer(page, 'Office on a Mac').click();
  await expect(
    heading(page, 'What does Office on the Mac show?'),
  ).toBeFocused();
  await expect(page).toHaveURL('/troubleshoot?code=0xC004F074&case=mac#577');
  await page
    .locator('.theme-doc-markdown a[href="#0xC004E002"]')
    .first()
    .click();
  await expect(page).toHaveURL(/case=mac#0xC004E002$/);
  await expect(given(page)).toHaveCount(1);
});

test('the questions load on first use, or say so', async ({page, block}) => {
  const chunk = /\/diagnosis\./;
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await block(chunk);
  await open(page, '/troubleshoot');
  await settled(page);
  expect(requests.filter((url) => chunk.test(url))).toEqual([]);

  await listen(page);
  await answer(page, 'Windows on a PC').focus();
  for (const time of ['first', 'second']) {
    await page.keyboard.press('Enter');
    await expect
      .poll(() => heard(page), time)
      .toEqual([expect.stringContaining('did not load')]);
    await expect(answer(page, 'Windows on a PC'), time).toBeFocused();
  }
  await page.unroute(chunk);
  // A pointer would load the next question before it can press.
  await page.keyboard.press('Enter');
  await expect(heading(page, 'What does Windows show?')).toBeFocused();
  await expect(tool(page).getByRole('status')).toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/troubleshoot');
});

/** The list of error codes is static HTML that React does not manage; these tests check that it works anyway. */
import type {Page} from '@playwright/test';

import {errorCodes} from '../../src/data/errorCodes';

import {navbarLink} from '../support/navbar';
import {countLoads, expect, open, test} from '../support/test';

const entries = (page: Page) => page.locator('main details[id]');
/** The folded list with the codes of one product. */
const list = (page: Page, families: string) =>
  page.locator(`[data-families="${families}"] > details > summary`);
const entry = (page: Page, code: string) =>
  page.locator(`details[id="${code}"]`);
const toTroubleshoot = (page: Page) =>
  navbarLink(page, '/troubleshoot').click();

/** The number of elements matching `selector` that React manages. */
const countOfReact = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements) =>
        elements.filter((element) =>
          Object.keys(element).some((key) => key.startsWith('__react')),
        ).length,
    );

/** The browser also finds text in closed entries, unless it is excluded from layout. */
const isFound = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as {find: (text: string) => boolean}).find(
      'No KMS host could be contacted',
    ),
  );

test('React hydrates the form, but no closed entry, which the browser finds', async ({
  page,
}) => {
  await open(page, '/troubleshoot');
  expect(await countOfReact(page, 'main form')).toBe(1);
  await expect(entries(page)).toHaveCount(errorCodes.length);
  expect(await countOfReact(page, 'main details[id], details[id] *')).toBe(0);
  expect(await page.locator('details[id] noscript *').count()).toBe(0);
  expect(await isFound(page)).toBe(true);

  await list(page, 'windows,office').click();
  await entry(page, '0xC004F074').locator('summary').first().click();
  await expect(
    entry(page, '0xC004F074').getByText('Private PC'),
  ).not.toHaveCount(0);
  await expect(page).toHaveURL(/#0xC004F074$/);
});

test('the data is loaded on first use of the lookup only', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const dataRequests = () =>
    requests.filter((url) => /\/error-(codes|lookup)\./.test(url));
  await open(page, '/troubleshoot#577');
  await expect(entry(page, '577')).toHaveAttribute('open');
  expect(dataRequests()).toEqual([]);
  await page.getByLabel('Error code or message').focus();
  await expect.poll(dataRequests).toHaveLength(2);
});

for (const chunk of ['error-codes', 'error-lookup']) {
  test(`if ${chunk} fails to load, the list stays complete and the lookup says what to do`, async ({
    page,
    block,
  }) => {
    await block(new RegExp(`/${chunk}\\.`));
    await open(page, '/troubleshoot');
    await page.getByLabel('Error code or message').fill('0xC004F074');
    await expect(
      page.getByText("your browser's search finds a code").first(),
    ).toBeVisible();
    await expect(entries(page)).toHaveCount(errorCodes.length);
  });
}

test('after navigation, the list equals the served one', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, '/');
  const loads = countLoads(page);
  await toTroubleshoot(page);
  await expect(entries(page)).toHaveCount(errorCodes.length);
  expect(loads()).toBe(0);
  expect(requests.some((url) => url.includes('/error-codes.'))).toBe(true);
  expect(requests.filter((url) => url.includes('/error-lookup.'))).toEqual([]);
  expect(await countOfReact(page, 'main details[id], details[id] *')).toBe(0);
  const {shown, served} = await page.evaluate(async () => {
    const response = await fetch('/troubleshoot');
    const html = await response.text();
    // A template, because in a full document this page's CSP would block the inline styles of the other.
    const other = document.createElement('template');
    other.innerHTML = html.slice(html.indexOf('<details id='));
    const lists = (root: ParentNode) =>
      Array.from(
        root.querySelectorAll('details[id]'),
        ({id, firstElementChild: summary, lastElementChild: body}) =>
          // Only without scripting, as in a template, is what it holds parsed.
          `${id} ${summary!.outerHTML} ${body!.firstElementChild ? body!.innerHTML : body!.textContent!}`,
      ).join('\n');
    return {shown: lists(document), served: lists(other.content)};
  });
  expect(shown).toBe(served);
  expect(await isFound(page)).toBe(true);
});

test('a link to an entry shows its card at the top, as does Forward', async ({
  page,
}) => {
  const code = '0xC004F074';
  const expectCard = async () => {
    await expect(page).toHaveURL(`/troubleshoot?code=${code}`);
    const verdict = page.locator('main section > h2[tabindex]').first();
    await expect(verdict).toHaveText(new RegExp(`^${code}`));
    await expect(verdict).toBeInViewport();
    await expect(entry(page, code)).not.toBeInViewport();
  };
  await open(page, '/office_msi_links');
  const loads = countLoads(page);
  await page.locator(`main a[href$="/troubleshoot#${code}"]`).first().click();
  await expectCard();
  await page.goBack();
  await expect(page).toHaveURL('/office_msi_links');
  await page.goForward();
  await expectCard();
  expect(loads()).toBe(0);
});

test('a link in an entry needs no reload, and Back returns to it, open', async ({
  page,
}) => {
  await open(page, '/troubleshoot');
  const loads = countLoads(page);
  const {code, meanings} = errorCodes.find(
    ({meanings: [first, second]}) =>
      !second && first?.family === 'windows' && first.page && !first.section,
  )!;
  await list(page, 'windows').click();
  await entry(page, code).locator('summary').first().click();
  await expect(page).toHaveURL(`/troubleshoot#${code}`);
  await entry(page, code).locator('a:not([target])').first().click();
  await expect(page).toHaveURL(meanings[0]!.page!);
  await expect(page.locator('h1')).not.toContainText('Troubleshoot');
  await page.goBack();
  await expect(entry(page, code)).toHaveAttribute('open');
  await expect(entry(page, code)).toHaveAttribute('aria-current', 'true');
  await expect(entry(page, code)).toBeInViewport();
  await expect(entries(page)).toHaveCount(errorCodes.length);
  expect(loads()).toBe(0);
});

test('a link in an entry opens a tab with Ctrl', async ({page, context}) => {
  await open(page, '/troubleshoot#577');
  const link = entry(page, '577').locator('a:not([target])').first();
  const tab = context.waitForEvent('page');
  await link.click({modifiers: ['ControlOrMeta']});
  await tab;
  await expect(page).toHaveURL('/troubleshoot#577');
});

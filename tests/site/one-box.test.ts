import type {Page} from '@playwright/test';
import {chunkOf} from '../../src/plugins/chunk-groups';
import {heard, listen} from '../support/announcements';
import {layoutShifts, watchLayoutShift} from '../support/layoutShift';
import {
  ask,
  card,
  cards,
  field,
  heading,
  pagesListed,
  report,
  sum,
} from '../support/oneBox';
import {fileOf} from '../support/paste';
import {unfold} from '../support/place';
import * as search from '../support/searchDialog';
import {
  countLoads,
  desktop,
  expect,
  fitsWindow,
  hold,
  open,
  phone,
  settled,
  stopTimers,
  typeAtOnce,
  test,
} from '../support/test';

/** What people bring, the heading and a sentence of the answer, the address then, and where its link leads. */
const rows = [
  [
    'it says 0xC004F074!',
    '0xC004F074',
    'Private PC',
    '/?code=0xC004F074',
    '/troubleshoot#0xC004F074',
  ],
  [report, 'Windows Pro', 'RETAIL: A retail key', '/', '/hwid'],
  [
    `2dedd44c45646c74efc5a028f65336027e14a56f76686a4631cf94ffe37c72f2  win81x64-enterprise-eval.iso\n${sum}  other.iso`,
    '2 checksums found',
    'Choose the file to compare',
    '/',
    '/genuine-installation-media#find-the-hash',
  ],
  [
    'Windows 10 Home to Pro',
    'Home can become Pro',
    'You keep your files, settings and apps. It takes a restart.',
    '/?from=home&to=pro',
    '/change_windows_edition#change-in-settings',
  ],
  [
    'cscript ospp.vbs /dstatus',
    'ospp /dstatus',
    'Program Files (x86)',
    '/',
    '/command_line_switches#ospp/dstatus',
  ],
  [
    'Version 22H2 (OS Build 19045.4529)',
    'Only with personal ESU. With it, Windows 10 22H2 Home and Pro gets updates until October 12, 2027',
    'Free updates ended October 14, 2025.',
    '/?version=win10-22h2',
    '/news?version=win10-22h2#next-dates',
  ],
  [
    'how can i run MAS?',
    'How do I run the tool',
    'what each method changes',
    '/',
    '/faq#run-the-tool',
  ],
  [
    'zzqqxx wwvvkk',
    'Nothing found',
    'Check the spelling',
    '/',
    '/troubleshoot#find-the-cause',
  ],
] as const;

test.use({viewport: phone});

test('answers whatever people bring, with the focus', async ({page}) => {
  await open(page, '/');
  for (const [text, title, sentence, address, link] of rows) {
    await ask(page, text);
    await expect(heading(page), text).toContainText(title);
    await expect(heading(page)).toBeFocused();
    await expect(card(page)).toContainText(sentence);
    await expect(page).toHaveURL(address);
    await fitsWindow(page);
    await expect(card(page).locator(`a[href="${link}"]`)).toHaveCount(1);
  }
  // A file is compared with a checksum in one press.
  await ask(
    page,
    'ba7816bf 8f01cfea 414140de 5dae2223 b00361a3 96177a9c b410ff61 f20015ad',
  );
  await page.getByLabel('File to check').setInputFiles(fileOf('a.iso', 'abc'));
  await expect(card(page)).toContainText('bit for bit');
  await fitsWindow(page);
});

test('answers what else is in a text', async ({page}) => {
  // A card waits only so long for the pages below it.
  await stopTimers(page, 300);
  await open(page, '/');
  await ask(page, 'slmgr /ato 0xC004F074');
  await expect(heading(page)).toContainText('0xC004F074');
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', {name: 'Read as a command'}).click();
  await expect(heading(page)).toContainText('slmgr /ato');
  await expect(heading(page)).toBeFocused();
  await ask(page, 'does slmgr /rearm delete my product key');
  await expect(heading(page)).toContainText('slmgr /rearm');
  await expect(pagesListed(page)).toBeVisible();
  await ask(page, 'Word on my Mac: the error code is 0x800706BA');
  // The list of pages below has the same name.
  const link = page
    .getByRole('main')
    .getByRole('link', {name: 'Office for Mac', exact: true})
    .first();
  await expect(link).toHaveAttribute(
    'href',
    '/office_for_mac#if-it-does-not-work',
  );
});

test('a parameter of another app is no question, and stays', async ({page}) => {
  for (const query of [
    '?from=singlemessage&isappinstalled=0',
    '?code=4%2F0AX4XfWh&scope=x',
  ]) {
    await open(page, `/${query}`);
    await settled(page);
    await expect(field(page)).toHaveValue('');
    await expect(cards(page)).toHaveCount(0);
    await ask(page, 'remove ohook');
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveURL(`/${query}`);
  }
  await ask(page, 'Home to Pro');
  await expect(page).toHaveURL('/?code=4%2F0AX4XfWh&scope=x&from=home&to=pro');
});

for (const viewport of [phone, desktop]) {
  test(`at ${viewport.width} px, Back to an answer shows what was left`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await ask(page, 'can not activate windows after changing the motherboard');
    await expect(heading(page)).toBeFocused();
    const link = cards(page).getByRole('listitem').getByRole('link').last();
    await link.scrollIntoViewIfNeeded();
    await settled(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await link.click();
    await expect(page).not.toHaveURL('/');
    await settled(page);
    await page.goBack();
    await expect(heading(page)).toBeVisible();
    await settled(page);
    expect(Math.abs((await scrolled()) - before)).toBeLessThanOrEqual(1);
  });
}

test('loads what it needs on first use, and no more', async ({page}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const isData = (url: string) => /\/(?:answers|sections|error-)/.test(url);
  await open(page, '/');
  await settled(page);
  expect(requests.filter(isData)).toEqual([]);
  await ask(page, sum);
  await expect(heading(page)).toBeVisible();
  expect(requests.filter((url) => /error-(?:codes|lookup)/.test(url))).toEqual(
    [],
  );
});

test('shows the section that answers a question, with links that work', async ({
  page,
}) => {
  await open(page, '/');
  await ask(page, 'remove the watermark');
  await expect(heading(page)).toContainText('watermark');
  await expect(
    card(page).getByRole('link', {name: 'Read it on its page'}),
  ).toHaveAttribute('href', '/faq#watermark');
  await card(page).getByRole('button', {name: 'Copy as a reply'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^Frequently asked questions: .+\n[^]{100,}\/faq#watermark$/);
  // No other page comes near it.
  await expect(pagesListed(page)).toHaveCount(0);
  await ask(page, 'undo ohook');
  await card(page).getByRole('button', {name: 'Copy as a reply'}).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /\n1\. Close [^]+\n4\. .+\nreg delete [^]+\nMore: .+\/ohook#remove$/,
    );
  await ask(page, 'remove the watermark');
  const loads = countLoads(page);
  const link = card(page).locator('div a[href^="/"]').first();
  const target = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(target);
  expect(loads()).toBe(0);
  await open(page, '/');
  await ask(page, 'what still gets updates');
  await expect(pagesListed(page)).toContainText('Windows 10 end of support');
  await expect(pagesListed(page).locator('a[href^="/news"]')).toHaveCount(0);
});

test('below a code, only pages that name it are listed', async ({page}) => {
  // A card waits only so long for the pages below it.
  await stopTimers(page, 300);
  await open(page, '/');
  await ask(
    page,
    'error 0xC004C003 of Windows LTSC 2024 after new motherboard',
  );
  await expect(heading(page)).toContainText('0xC004C003');
  const links = pagesListed(page).locator('li > a:first-child');
  await expect(links.first()).toBeVisible();
  const hrefs = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')!),
  );
  expect(hrefs).not.toContain('/troubleshoot');
  for (const href of hrefs) {
    const copy = await page.request.get(`${href}.md`);
    expect(await copy.text(), href).toContain('0xC004C003');
  }
});

test('the dialog shows the same card and the same list', async ({page}) => {
  await open(page, '/');
  for (const text of [
    'remove the watermark',
    '0xC004F074',
    'does adding RAM break activation',
    'my dog is sick',
  ]) {
    await ask(page, text);
    await expect(heading(page)).toBeFocused();
    const title = await heading(page).innerText();
    const list = await pagesListed(page)
      .locator('li:not(li li) > a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    await page.keyboard.press('Control+k');
    await search.searchField(page).fill(text);
    const results = page
      .getByRole('listbox', {name: 'Results'})
      .getByRole('group')
      .locator('a:first-child');
    await expect(results.first()).toBeVisible();
    const shown = search.dialog(page).getByRole('heading', {name: title});
    await expect(shown).toHaveCount(/^Pages/.test(title) ? 0 : 1);
    const hrefs = await results.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!),
    );
    expect(
      hrefs.filter((href) => list.includes(href)),
      text,
    ).toEqual(list);
    await page.keyboard.press('Escape');
  }
});

test.describe('the moment of the answer', () => {
  const title = 'Windows and Office activation, explained | MAS';
  const named = '0xC004F074: No KMS host could be contacted | MAS';

  test('the words above the field stay for those who come from a page that was asked something', async ({
    page,
  }) => {
    await open(page, '/troubleshoot?code=0xC004F074');
    await page.locator('.navbar__brand').click();
    await expect(field(page)).toHaveValue('');
    await expect(page.locator('header:has(h1)')).toHaveCSS('clip-path', 'none');
  });

  test('an answer that comes while the next page loads leaves its address alone', async ({
    page,
  }) => {
    const answer = await hold(page, /\/error-(?:answers|codes)\./);
    // From the start, because the link to it loads it as soon as it is seen.
    const home = new RegExp(`/${chunkOf('@site/docs/intro.md')}\\.`);
    const pages = await hold(page, home);
    await open(page, '/troubleshoot?code=0xC004F074');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    answer();
    await expect(
      page.locator('main section h2, main section h3').first(),
    ).toContainText('0xC004F074');
    await settled(page);
    pages();
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL('/');
  });

  test('Back returns to the question before, Forward to its answer, and Clear to an empty field', async ({
    page,
  }) => {
    const isEmpty = async (draft = '') => {
      await expect(cards(page)).toHaveCount(0);
      await expect(field(page)).toBeVisible();
      await expect(field(page)).toHaveValue(draft);
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(title);
    };
    const isReport = async () => {
      await expect(heading(page)).toContainText('Windows Pro: ');
      await expect(field(page)).toHaveValue(report);
      await expect(page).toHaveURL('/');
      await expect(page).toHaveTitle(/^Windows Pro: .+ \| MAS$/);
    };
    const isCode = async () => {
      await expect(heading(page)).toContainText('0xC004F074');
      await expect(field(page)).toBeHidden();
      await expect(field(page)).toHaveValue('it says 0xC004F074!');
      await expect(page).toHaveURL('/?code=0xC004F074');
      await expect(page).toHaveTitle(named);
    };
    await open(page, '/');
    await isEmpty();
    await ask(page, report);
    await isReport();
    await ask(page, 'it says 0xC004F074!');
    await isCode();
    // The same question again is no other entry.
    await unfold(page);
    await field(page).press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await isReport();
    await page.goBack();
    await isEmpty(report);
    await page.goForward();
    await isReport();
    await page.goForward();
    await isCode();
    const clear = page.getByRole('button', {name: 'Clear'});
    await clear.click();
    await isEmpty();
    await expect(field(page)).toBeFocused();
    await expect(clear).toHaveCount(0);
    await page.goBack();
    await isCode();
    await page.goForward();
    await isEmpty();
    await page.goBack();
    await isCode();
    const stored = await page.evaluate(() => JSON.stringify(history.state));
    expect(stored).not.toContain('0xC004F074');
    // The pasted text is in memory only, and the address keeps the code.
    await page.reload();
    await expect(heading(page)).toContainText('0xC004F074');
    await expect(field(page)).toHaveValue('0xC004F074');
  });

  test('the title of the tab names no pasted text, and goes with the page', async ({
    page,
  }) => {
    await open(page, '/');
    await ask(page, 'zebra zebra ohook');
    const words = 'Pages that come close';
    await expect(page).toHaveTitle(`${words} | MAS`);
    await card(page).getByRole('link').first().click();
    await expect(page).not.toHaveTitle(new RegExp(words));
    await page.goBack();
    await expect(page).toHaveTitle(`${words} | MAS`);
    // The number is no sentence.
    await ask(page, 'watermark');
    await expect(page).toHaveTitle('1. Read the status | MAS');
  });
});

test('examples are offered until something is seen in the field', async ({
  page,
}) => {
  await open(page, '/');
  const example = page.getByRole('link', {name: 'Home to Pro', exact: true});
  await expect(example).toBeVisible();
  await field(page).fill('0xC004F074');
  await expect(example).toBeHidden();
  await field(page).fill('remove ohook');
  await expect(example).toBeVisible();
});

test('words that no page has together get what else to do before the pages', async ({
  page,
}) => {
  await open(page, '/');
  await ask(page, 'my dog is sick');
  await expect(heading(page)).toHaveText('Pages that come close');
  const links = card(page).getByRole('link');
  await expect(links.first()).toHaveText('answer a few questions');
  await expect(card(page).locator('li:not(li li)')).toHaveCount(3);
  // Of these words, only "download Windows 11" would be read.
  await ask(page, 'windows 11 未激活 怎么办 下载');
  await expect(heading(page)).toHaveText('Pages that come close');
  await ask(page, 'does adding RAM break activation');
  await expect(heading(page)).toHaveText('Pages that may help');
  await expect(links.last()).toHaveText('find the error code');
});

test.describe('before Enter', () => {
  const form = (page: Page) => page.getByRole('search', {name: 'Any question'});
  /** What is seen in the field. */
  const seen = (page: Page) => form(page).locator('p > span');
  const face = (page: Page) =>
    field(page).evaluate((element) => getComputedStyle(element).fontFamily);

  test('a line names what is seen, in a room of its own, and the face fits', async ({
    page,
  }) => {
    await watchLayoutShift(page);
    await open(page, '/');
    await field(page).focus();
    const heights = async () =>
      Math.round(
        (await form(page).boundingBox())!.height -
          (await field(page).evaluate(({clientHeight}) => clientHeight)),
      );
    const around = await heights();
    const ofText = await face(page);
    for (const [text, line, isCode] of [
      [
        '0xC004F074',
        'Error code, Windows and Office: No KMS host could be contacted',
        true,
      ],
      ['Home to Pro', 'Home to Pro', false],
    ] as const) {
      await field(page).fill(text);
      await expect(seen(page), text).toContainText(line);
      expect((await face(page)) === ofText, text).toBe(!isCode);
      expect(await heights(), text).toBe(around);
      await expect(cards(page)).toHaveCount(0);
    }
    // One character, and words, have none.
    for (const text of ['a', 'remove ohook']) {
      await field(page).fill(text);
      await expect(seen(page), text).toHaveCount(0);
    }
    expect(await layoutShifts(page)).toEqual([]);
    // This has two lines, so the field grows.
    await field(page).fill('0xC004F074\ncode');
    await expect(seen(page)).toContainText('Error code');
    expect(await heights()).toBe(around);
  });

  test('it is announced once, after a pause, and not beside its answer', async ({
    page,
  }) => {
    await open(page, '/');
    await field(page).focus();
    await settled(page);
    await listen(page);
    await typeAtOnce(field(page), 'slmgr /rearm');
    await expect
      .poll(() => heard(page))
      .toEqual([
        'Command: Resets the activation timers. Needs an administrator prompt.',
      ]);
    await field(page).press('Enter');
    await expect(heading(page)).toBeFocused();
    await expect(seen(page)).toHaveCount(0);
    await settled(page);
    expect(await heard(page)).toEqual([]);
  });
});

import type {Page} from '@playwright/test';
import {ask, card, heading} from '../support/oneBox';
import {expect, open, settled, test} from '../support/test';

/** The margin of a sheet in inches, as in Chromium's print dialog. */
const margin = 0.4;

const pointsPerInch = 72;

/** The page as printed on A4, with what Chromium writes without compression: its sheets, and its headings as outline. */
async function print(page: Page) {
  const side = `${margin}in`;
  const file = await page.pdf({
    format: 'A4',
    margin: {top: side, right: side, bottom: side, left: side},
    outline: true,
    tagged: true,
  });
  const source = file.toString('latin1');
  const sheets = source.match(/\/Type \/Page\b/g)?.length ?? 0;
  const headings = Array.from(
    source.matchAll(/\/Title \((.*)\)\s+\/Dest \[\d+ 0 R \/XYZ \S+ (\S+) 0\]/g),
    ([, title, fromFoot]) => ({
      title: title!,
      /** Points from its top edge to the lower margin of the sheet. */
      fromFoot: Number(fromFoot) - margin * pointsPerInch,
    }),
  );
  expect(sheets, 'sheets of paper').toBeGreaterThan(0);
  expect(headings.length, 'headings on paper').toBeGreaterThan(0);
  return {sheets, headings};
}

/** The height of a heading with one line below it, in points. */
const least = 36;

type Printed = Awaited<ReturnType<typeof print>>;

const titles = ({headings}: Printed) => headings.map(({title}) => title);

function expectNoneAlone({headings}: Printed): void {
  for (const {title, fromFoot} of headings) {
    expect(fromFoot, title).toBeGreaterThan(least);
  }
}

test('no heading is alone at the foot of a sheet', async ({page}) => {
  // Sections alone, and with folded texts, tables and a tool. The test below prints the troubleshooter.
  for (const route of ['/kms38', '/faq', '/change_windows_edition']) {
    await open(page, route);
    expectNoneAlone(await print(page));
  }
});

test('the start page prints without its field, and an answer alone, with the steps of each tab below its name', async ({
  page,
}) => {
  await open(page, '/');
  await page.emulateMedia({media: 'print'});
  await expect(page.getByRole('button', {name: 'Look up'})).toBeHidden();
  await expect(page.getByText('Which of these do you see?')).toBeVisible();

  await page.emulateMedia({media: 'screen'});
  await ask(page, '0xC004F074');
  await expect(heading(page)).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('main h2:visible')).toHaveCount(1);
  await expect(page.getByText('Yellow strip')).toBeHidden();
  const parts = card(page).locator('[role=tab], [role=tabpanel]');
  await expect(parts.filter({visible: true})).toHaveCount(4);
  const tops = await parts.evaluateAll((all) =>
    all.map((part) => part.getBoundingClientRect().top),
  );
  const [one, two, first, second] = tops;
  expect([...tops].sort((a, b) => a - b)).toEqual([one, first, two, second]);
});

test('choices that are links are printed', async ({page}) => {
  await open(page, '/genuine-installation-media');
  await page.emulateMedia({media: 'print'});
  const main = page.getByRole('main');
  await expect(
    main.getByRole('link', {name: 'Windows 11', exact: true}).first(),
  ).toBeVisible();
  await expect(main.getByRole('button', {name: 'Choose a file'})).toBeHidden();
});

test.describe('the troubleshooter on paper', () => {
  const entry = (page: Page, code: string) => page.locator(`[id="${code}"]`);

  test('has the steps, and every code with its title alone', async ({page}) => {
    await open(page, '/troubleshoot');
    await settled(page);
    const printed = await print(page);
    expectNoneAlone(printed);
    expect(titles(printed)).toContain('8. Ask for support');
    expect(titles(printed)).toContain('Windows error codes');
    expect(printed.sheets).toBeLessThan(20);

    await page.emulateMedia({media: 'print'});
    const denied = entry(page, '0x80070005');
    await expect(denied.locator('summary').first()).toBeVisible();
    await expect(
      entry(page, '30029-1007').locator('summary').first(),
    ).toBeVisible();
    await expect(denied.locator('dl').first()).toBeHidden();
    await expect(
      page.getByText('If you print the page, open entries print in full.'),
    ).toBeVisible();
  });

  test('has the entries whole that the visitor opened', async ({page}) => {
    await open(page, '/troubleshoot#577');
    await expect(entry(page, '577')).toHaveAttribute('open');
    expect((await print(page)).sheets).toBeLessThan(22);

    await page.emulateMedia({media: 'print'});
    await expect(entry(page, '577').locator('ol').first()).toBeVisible();
    await expect(
      entry(page, '0xC004F038').locator('dl').first(),
    ).not.toBeVisible();
  });
});

test('a page is dark on white, with address and date', async ({page}) => {
  await page.emulateMedia({media: 'print', colorScheme: 'dark'});
  await open(page, '/kms38');
  // A4 with the margins of Chromium, where the contents are a bar on a screen.
  await page.setViewportSize({width: 718, height: 1000});
  await expect(page.locator('main nav').first()).toBeAttached();
  await expect(page.locator('main nav:visible')).toHaveCount(0);
  await expect(page.locator('.navbar')).toBeHidden();
  await expect(page.locator('.footer')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Did this help?')).toBeHidden();
  await expect(page.locator('section[aria-label^=Sources] time')).toBeVisible();
  await expect(
    page.getByText(/^https:.*\/kms38$/).locator('visible=true'),
  ).toHaveCount(1);
  const text = page.locator('.markdown > h2 + p').first();
  expect((await text.boundingBox())!.width).toBeGreaterThan(718 - 2 * 16 - 1);
  await expect(text).toHaveCSS('color', 'rgb(34, 45, 51)');
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    /^(?:rgba\(0, 0, 0, 0\)|rgb\(255, 255, 255\))$/,
  );
  await expect(page.locator('main a[href^="http"]').first()).toHaveCSS(
    'content',
    /http/,
    {pseudo: 'after'},
  );
});

test('prints what is folded on screen', async ({page}) => {
  for (const [route, folded] of [
    [
      '/change_windows_edition',
      ['.markdown details table', 'section details li'],
    ],
    ['/command_line_switches', ['td details code']],
    ['/windows_11_links', ['.markdown details td']],
  ] as const) {
    await page.emulateMedia({media: 'screen'});
    await open(page, route);
    await settled(page);
    const contents = folded.map((each) => page.locator(`main ${each}`).last());
    for (const content of contents) {
      await expect(content).toBeHidden();
    }
    await page.emulateMedia({media: 'print'});
    for (const content of contents) {
      await expect(content).toBeVisible();
    }
  }
});

test('a command keeps its title and its introduction', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  await open(page, '/troubleshoot');
  const blocks = page.locator('.markdown > .theme-code-block');
  expect(await blocks.count()).toBeGreaterThan(5);
  const broken = await blocks.evaluateAll((all) =>
    all.filter((block) => {
      const before = block.previousElementSibling!;
      return (
        getComputedStyle(block).breakInside !== 'avoid' ||
        (before.matches('p') && getComputedStyle(before).breakAfter !== 'avoid')
      );
    }),
  );
  expect(broken).toEqual([]);
});

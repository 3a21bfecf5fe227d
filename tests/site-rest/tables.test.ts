import type {Locator, Page} from '@playwright/test';
import {servers} from '../support/servers';
import {desktop, expect, open, phone, test} from '../support/test';
import {unfoldTables, wideTable} from '../support/unfoldTables';

/** Pages with a table of three or more columns, from data and from Markdown, and with one of long names. */
const cardPages = ['/windows10_eol', '/ohook', '/faq'] as const;

/** The boxes of tables whose content is wider than they are. */
const clipped = (page: Page) =>
  page
    .locator('main :has(> table)')
    .evaluateAll((boxes) =>
      boxes
        .filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth)
        .map((box) => box.getAttribute('aria-label')),
    );

// What needs no script works with it, too.
test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a wide table on a phone shows each row as a card that labels its values', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    for (const route of cardPages) {
      await page.goto(route);
      await unfoldTables(page);
      for (const width of [320, phone.width]) {
        await page.setViewportSize({...phone, width});
        const table = page
          .locator('main table')
          .filter({has: page.locator('[data-label]')})
          .first();
        const labels = await table
          .locator('thead th')
          .evaluateAll((heads) => heads.map((head) => head.textContent));
        expect(labels.length, route).toBeGreaterThan(1);
        const row = table.locator('tbody tr').first();
        const cells = row.locator('> *');
        const boxes = await cells.evaluateAll((all) =>
          all.map((cell) => {
            const {left, right, top} = cell.getBoundingClientRect();
            return {
              left,
              right,
              top,
              label: getComputedStyle(cell, '::before').content,
            };
          }),
        );
        expect(boxes).toHaveLength(labels.length);
        boxes.forEach(({left, right, top, label}, index) => {
          const what = `${route}: ${labels[index]}`;
          expect(left, what).toBeGreaterThanOrEqual(0);
          expect(right, what).toBeLessThanOrEqual(width);
          if (index > 0) {
            expect(top, what).toBeGreaterThan(boxes[index - 1]!.top);
            expect(label, what).toContain(`"${labels[index]}`);
          }
        });
      }
    }
  });
});

test('a card is still a row of a table to screen readers, on paper and desktops', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/windows10_eol');
  await unfoldTables(page);
  const table = page.getByRole('table', {
    name: 'Windows 10: release and end of support',
  });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Version',
    'Support ends',
    'ESU ends',
    'Released',
  ]);
  const row = table.getByRole('row').nth(1);
  await expect(row.getByRole('rowheader')).toHaveText(
    '22H2 Home and Pro (personal ESU)',
  );
  // Without the label, which the head of the table says.
  await expect(row.getByRole('cell').last()).toHaveAccessibleName(
    'October 18, 2022',
  );
  const head = table.locator('thead');
  await expect(head).toHaveCSS('position', 'absolute');
  await page.emulateMedia({media: 'print'});
  await expect(head).toHaveCSS('display', 'table-header-group');
  await page.emulateMedia({media: 'screen'});
  await page.setViewportSize(desktop);
  await expect(head).toHaveCSS('display', 'table-header-group');
});

test('on a desktop no table is clipped, and no column of sentences is a tower of words', async ({
  page,
}) => {
  for (const route of [
    '/windows10_eol',
    '/office_for_mac',
    '/command_line_switches',
    '/change_office_edition',
    '/check_activation_status',
    '/kms38',
    '/windows_ltsc_links',
    '/office_msi_links',
    '/change_windows_edition',
  ]) {
    await open(page, route);
    await unfoldTables(page);
    expect(await clipped(page), route).toEqual([]);
    const widths = await page
      .locator('main [data-prose]')
      .evaluateAll((heads) =>
        heads.map((head) => head.getBoundingClientRect().width),
      );
    expect(widths.length, route).toBeGreaterThan(0);
    expect(Math.min(...widths), route).toBeGreaterThanOrEqual(160);
  }
});

/** The lightness, from 0 to 255, of a box near its right edge: at the edge, and where no shadow reaches. */
async function edgeOf(page: Page, box: Locator): Promise<[number, number]> {
  const {x, width} = (await box.boundingBox())!;
  // Above the text of a row.
  const {y} = (await box.locator('tbody tr').nth(2).boundingBox())!;
  const strip = await page.screenshot({
    clip: {x: x + width - 20, y: y + 3, width: 20, height: 3},
  });
  const reader = await page.context().newPage();
  const edge = await reader.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const context = canvas.getContext('2d', {willReadFrequently: true})!;
      context.drawImage(image, 0, 0);
      const lightness = (fromRight: number) => {
        const [red = 0, green = 0, blue = 0] = context.getImageData(
          image.width - fromRight,
          1,
          1,
          1,
        ).data;
        return (red + green + blue) / 3;
      };
      return [lightness(3), lightness(14)] as [number, number];
    },
    `data:image/png;base64,${strip.toString('base64')}`,
  );
  await reader.close();
  return edge;
}

test('a wide table scrolls, with its first column fixed, and a shadow where more is', async ({
  page,
}) => {
  await page.setViewportSize({...phone, width: 660});
  await open(page, '/windows10_eol');
  await unfoldTables(page);
  const box = await wideTable(page);
  await expect(box).toHaveAttribute('tabindex', '0');
  const first = box.locator('tbody tr').first().locator('> *').first();
  const before = (await first.boundingBox())!.x;
  await box.evaluate((element) => element.scrollTo({left: 20}));
  expect(await box.evaluate((element) => element.scrollLeft)).toBe(20);
  expect((await first.boundingBox())!.x).toBeCloseTo(before, 0);
  await box.locator('tbody tr').nth(2).scrollIntoViewIfNeeded();
  for (const contrast of ['light', 'dark', 'forced'] as const) {
    await page.emulateMedia({
      colorScheme: contrast === 'dark' ? 'dark' : 'light',
      forcedColors: contrast === 'forced' ? 'active' : 'none',
    });
    await box.evaluate((element) => element.scrollTo({left: 0}));
    const [outer, inner] = await edgeOf(page, box);
    expect(
      Math.abs(outer - inner),
      `${contrast}: more to the right`,
    ).toBeGreaterThan(40);

    await box.evaluate((element) => element.scrollTo({left: 10_000}));
    const [end, inside] = await edgeOf(page, box);
    expect(Math.abs(end - inside), `${contrast}: the end`).toBeLessThan(3);
  }
});

test('a column has the alignment that its author gave it, but not in a card', async ({
  page,
}) => {
  await open(page, `${servers.preview.url}test/every-kind`);
  const table = page.getByRole('table', {name: 'Columns: Left'});
  const alignments = (part: string) =>
    table
      .locator(`${part} tr:first-child > *`)
      .evaluateAll((cells) =>
        cells.map((cell) => getComputedStyle(cell).textAlign),
      );
  const chosen = ['left', 'center', 'right'];
  expect(await alignments('thead')).toEqual(chosen);
  expect(await alignments('tbody')).toEqual(chosen);
  await page.setViewportSize(phone);
  expect(await alignments('tbody')).toEqual(Array(3).fill('start'));
});

test('the box of a table that fits takes no focus', async ({page}) => {
  await open(page, '/genuine-installation-media');
  await unfoldTables(page);
  const name = /^Every product/;
  await expect(page.getByRole('table', {name})).toBeVisible();
  await expect(page.getByRole('group', {name})).toHaveCount(0);
  await expect(page.locator('main :has(> table)').first()).not.toHaveAttribute(
    'tabindex',
  );
});

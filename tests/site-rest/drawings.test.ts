import type {Page} from '@playwright/test';
import {mechanisms} from '../../src/data/mechanisms';
import {typographicQuotes} from '../../src/lib/text/format';
import {expect, open, test} from '../support/test';

const pages = [
  '/hwid',
  '/kms38',
  '/office-license-is-not-genuine',
  '/ohook',
  '/online_kms',
  '/check_activation_status',
  '/news',
  '/troubleshoot',
  '/windows10_eol',
];

/** Texts of drawings that overlap or leave their drawing, as far as they are seen: not those for screen readers only. */
function faultsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('main figure')).flatMap((figure) => {
      const frame = figure.getBoundingClientRect();
      const texts: {text: string; box: DOMRect}[] = [];
      const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement!;
        if (
          parent.offsetWidth === 1 ||
          !parent.checkVisibility({visibilityProperty: true})
        ) {
          continue;
        }
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const box of range.getClientRects()) {
          texts.push({text: node.textContent ?? '', box});
        }
      }
      const outside = texts
        .filter(
          ({box}) => box.left < frame.left - 1 || box.right > frame.right + 1,
        )
        .map(({text}) => `"${text}" leaves the drawing`);
      const overlaps = texts.flatMap((one, index) =>
        texts
          .slice(index + 1)
          .filter(
            ({box}) =>
              Math.min(one.box.right, box.right) -
                Math.max(one.box.left, box.left) >
                1 &&
              Math.min(one.box.bottom, box.bottom) -
                Math.max(one.box.top, box.top) >
                2,
          )
          .map(({text}) => `"${one.text}" overlaps "${text}"`),
      );
      return [...outside, ...overlaps];
    }),
  );
}

/** Opens what hides a drawing or a part of it. */
function openAround(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const figure of document.querySelectorAll('main figure')) {
      figure.closest('details:not([open])')?.querySelector('summary')?.click();
      for (const branch of figure.querySelectorAll('details')) {
        branch.open = true;
      }
    }
  });
}

for (const path of pages) {
  test(`no texts of the drawings of ${path} overlap, or vanish in translation`, async ({
    page,
  }) => {
    await open(page, path);
    // A translator puts elements around a text, which SVG does not show.
    const vanishing = page.locator(
      'main svg text:not([translate="no"], [translate="no"] *)',
    );
    expect(await vanishing.allTextContents()).toEqual([]);
    await openAround(page);
    await expect(page.locator('main figure').first()).toBeVisible();
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({width, height: 844});
      expect(await faultsOf(page), `${width} px`).toEqual([]);
    }
  });
}

test('the arrows of a method point at the right part', async ({page}) => {
  for (const [route, {parts}] of [
    ['/hwid', mechanisms.hwid],
    ['/kms38', mechanisms.kms38],
    ['/ohook', mechanisms.ohook],
  ] as const) {
    await open(page, route);
    const directions = (width: number) =>
      page.setViewportSize({width, height: 844}).then(() =>
        page
          .locator('main figure li > span + span, main figure li > span')
          .evaluateAll((messages) =>
            messages.flatMap((message) => {
              const head = getComputedStyle(message, '::after');
              if (head.content === 'none' || !message.textContent) {
                return [];
              }
              const turn = head.rotate;
              // The triangle points to the right before it is turned.
              const isBack = ['180deg', '-90deg'].includes(turn);
              const direction = isBack ? 'back' : 'on';
              const isAtEnd =
                turn === '90deg' || turn === '-90deg'
                  ? parseFloat(head.bottom) < parseFloat(head.top)
                  : parseFloat(head.right) < parseFloat(head.left);
              return [{text: message.textContent, direction, isAtEnd}];
            }),
          ),
      );
    const wanted = parts.flatMap((part) =>
      ('messages' in part ? part.messages : []).map(({text, direction}) => ({
        text: typographicQuotes(text),
        direction,
        isAtEnd: direction !== 'back',
      })),
    );
    expect(wanted.length).toBeGreaterThan(0);
    for (const width of [1280, 390]) {
      expect(await directions(width), `${route}, ${width} px`).toEqual(wanted);
    }
  }
});

test('the timeline says what is supported today, by the clock of the visitor', async ({
  page,
}) => {
  await page.clock.setFixedTime('2027-11-01T12:00:00Z');
  await open(page, '/windows10_eol');
  const row = page.locator('main figure li', {hasText: 'Personal ESU'});
  await expect(row).toContainText('ended Oct 12, 2027');
  // The axis has six years, from the one before the build on.
  const today = page.locator('main figure line[y2="100%"]').last();
  const at = Number.parseFloat((await today.getAttribute('x1'))!);
  const first = await page
    .locator('main figure')
    .getByText(/^20\d\d$/)
    .first()
    .innerText();
  const expected = ((2027 + 10 / 12 - Number(first)) / 6) * 100;
  expect(Math.abs(at - expected)).toBeLessThan(1);
});

test('the timeline ignores a clock that is behind the build', async ({
  page,
}) => {
  await page.clock.setFixedTime('1980-02-03T10:00:00Z');
  await open(page, '/windows10_eol');
  const [shown, built] = await page.evaluate(async () => {
    const response = await fetch(window.location.href);
    const html = await response.text();
    const parsed = new DOMParser().parseFromString(html, 'text/html');
    return [document, parsed].map(
      (each) => each.querySelector('main figure')!.textContent,
    );
  });
  expect(shown).toBe(built);
});

test('no line of a timeline runs through its years or its first row', async ({
  page,
}) => {
  for (const path of ['/news', '/windows10_eol']) {
    await open(page, path);
    const chart = page.locator('main figure:has(time)');
    const axis = chart.getByText('Today', {exact: true}).locator('../..');
    const {y, height} = (await axis.boundingBox())!;
    const lines = (await chart.locator('svg').first().boundingBox())!;
    expect(lines.y, path).toBeGreaterThan(y + height - 2);
    const row = chart.locator('p:visible, li span:visible').first();
    expect((await row.boundingBox())!.y, path).toBeGreaterThan(y + height + 4);
  }
});

test('dates below a timeline open, are found and printed', async ({page}) => {
  await open(page, '/windows10_eol');
  const fold = page.locator('main figure + details');
  const table = fold.locator('table');
  await expect(table).toBeHidden();
  await page.getByText('All dates of Windows 10 in a table').click();
  await expect(table).toBeVisible();
  await page.getByText('All dates of Windows 10 in a table').click();
  await expect(table).toBeHidden();
  // A search finds hidden text, unless a style rather than the element hides it.
  for (const box of await fold.locator('table, :has(table)').all()) {
    await expect(box).not.toHaveCSS('display', 'none');
  }
  await page.emulateMedia({media: 'print'});
  await expect(table).toBeVisible();
});

for (const id of ['slmgr-dlv', 'check-office-with-ospp']) {
  test(`the list below #${id} explains each number`, async ({page}) => {
    await open(page, '/check_activation_status');
    const sample = page.locator(`#${id} ~ details`).first();
    await sample.locator('summary').click();
    const figure = sample.locator('figure');
    await expect(figure).toBeVisible();
    const numbers = await figure.locator('pre b').allInnerTexts();
    const notes = figure.getByRole('listitem');
    expect(numbers.map(Number)).toEqual(
      Array.from({length: await notes.count()}, (_, index) => index + 1),
    );
    // A number is beside the first line of its text, on a phone too.
    await page.setViewportSize({width: 320, height: 844});
    const distances = await figure.locator('pre b').evaluateAll((marks) =>
      marks.map((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark.nextSibling!);
        const [line] = range.getClientRects();
        return Math.abs(mark.getBoundingClientRect().top - line!.top);
      }),
    );
    expect(Math.max(...distances)).toBeLessThan(6);
  });
}

test('a row of the timeline never moves while it loads', async ({page}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({width, height: 844});
    await open(page, '/windows10_eol');
    const moved = await page
      .locator('main figure li:has(time)')
      .evaluateAll((rows) =>
        rows.flatMap((row) => {
          const parts = Array.from(row.children);
          const placesOf = (some: readonly Element[]) => {
            const start = row.getBoundingClientRect();
            return some.map((part) => {
              const {left, top} = part.getBoundingClientRect();
              return `${left - start.left}, ${top - start.top}`;
            });
          };
          const complete = placesOf(parts);
          return parts.flatMap((_, index) => {
            const count = parts.length - 1 - index;
            parts[count]!.remove();
            const places = placesOf(parts.slice(0, count));
            return places.join() === complete.slice(0, count).join()
              ? []
              : `${row.textContent}: ${places.join('; ')} instead of ${complete.join('; ')}`;
          });
        }),
      );
    expect(moved, `${width} px`).toEqual([]);
  }
});

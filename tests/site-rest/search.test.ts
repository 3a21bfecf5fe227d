/** Looks of the search, and what it does if a file is missing. */
import {
  searchFor,
  searchButton,
  dialog,
  dialogFile,
  engineFiles,
  searchField,
  notice,
  options,
  waiting,
} from '../support/searchDialog';
import {expect, open, stopTimers, test} from '../support/test';

// What the test before has loaded would be there in a visit without a connection.
test.use({reuseContext: false});

test.describe('a file that does not load', () => {
  test.use({viewport: {width: 1400, height: 800}});

  test('the second search works after the network has gone', async ({
    page,
    context,
    permit,
  }) => {
    permit(/ERR_INTERNET_DISCONNECTED/, 'the test is offline');
    await open(page, '/faq');
    await searchFor(page, 'kms38');
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await searchFor(page, 'ohook');
    await expect(dialog(page)).toContainText('You are offline.');
    await expect(options(page).first()).toHaveAttribute('href', /^\/ohook/);
  });

  test('without a network before the first search, says so and recovers automatically', async ({
    page,
    context,
    block,
    permit,
  }) => {
    permit(/ERR_INTERNET_DISCONNECTED/, 'the test is offline');
    await block(engineFiles);
    await open(page, '/faq');
    const loaded = page.waitForResponse(dialogFile);
    await searchButton(page).hover();
    await loaded;
    await context.setOffline(true);
    await page.unroute(engineFiles);
    await page.keyboard.press('Control+k');
    await expect(dialog(page).getByRole('alert')).toContainText('offline');
    await page.keyboard.type('ohook');
    await context.setOffline(false);
    await expect(options(page).first()).toHaveAttribute('href', /^\/ohook/);
  });

  test('without a network and without its dialog, the page says so, and the dialog opens automatically later', async ({
    page,
    context,
    block,
    permit,
  }) => {
    permit(/ERR_INTERNET_DISCONNECTED/, 'the test is offline');
    // On a busy machine, a request may still get through.
    await block(dialogFile);
    await open(page, '/faq');
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(notice(page)).toContainText('You are offline');
    await expect(searchButton(page)).toHaveAttribute('aria-busy', 'false');
    await page.unroute(dialogFile);
    await context.setOffline(false);
    await expect(searchField(page)).toBeFocused();
    await expect(notice(page)).toHaveCount(0);
    await page.keyboard.type('ohook');
    await expect(options(page).first()).toHaveAttribute('href', /^\/ohook/);
  });

  test('if the dialog fails to load just when it counts as slow, the page says so', async ({
    page,
    block,
  }) => {
    await block(dialogFile);
    await open(page, '/faq');
    // The timer fires after the last failure, before React renders anything.
    await stopTimers(page, 300);
    await page.evaluate(() => {
      const {timers} = window as unknown as {timers: (() => void)[]};
      let failures = 0;
      document.addEventListener(
        'error',
        ({target}) => {
          failures += 1;
          // After webpack's own listener.
          target!.addEventListener('error', () => {
            if (failures === 2) {
              timers.forEach((callback) => callback());
            }
          });
        },
        true,
      );
    });
    await page.keyboard.press('Control+k');
    await expect(notice(page)).toContainText('The search did not load');
    await expect(waiting(page)).toHaveCount(0);
  });
});

test.describe('search on a phone', () => {
  test('fills the screen without horizontal scrolling', async ({page}) => {
    await open(page, '/');
    for (const width of [320, 390]) {
      await page.setViewportSize({width, height: 640});
      const box = (await searchButton(page).boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(44);
      expect(box.width).toBeGreaterThanOrEqual(44);
      await searchFor(page, 'change windows edition dism set-edition');
      const frame = (await dialog(page).boundingBox())!;
      expect([frame.x, frame.y, frame.width, frame.height]).toEqual([
        0,
        0,
        width,
        640,
      ]);
      expect(
        await dialog(page).evaluate(
          (element) =>
            [element, ...Array.from(element.querySelectorAll('*'))].filter(
              // What only screen readers get is one pixel wide.
              ({scrollWidth, clientWidth, tagName}) =>
                clientWidth > 1 &&
                tagName !== 'INPUT' &&
                scrollWidth > clientWidth + 1,
            ).length,
        ),
      ).toBe(0);
      await page.getByRole('button', {name: 'Close the search'}).click();
      await expect(searchButton(page)).toBeFocused();
    }
  });

  test('in a low window, the results have most height', async ({page}) => {
    for (const [width, height] of [
      [320, 256],
      [844, 390],
    ] as const) {
      await page.setViewportSize({width, height});
      await open(page, '/faq');
      await searchFor(page, 'kms');
      const scroller = page.getByRole('listbox').locator('../..');
      const box = (await scroller.boundingBox())!;
      expect(box.height).toBeGreaterThanOrEqual(height - 70);
      const foot = dialog(page).getByText('The search runs in this browser');
      await expect(foot).not.toBeInViewport();
      await page.keyboard.press('ArrowUp');
      await expect(options(page).last()).toBeInViewport({ratio: 0.9});
      await scroller.evaluate((element) => {
        element.scrollTop = element.scrollHeight;
      });
      await expect(foot).toBeInViewport();
    }
  });
});

test('in forced colors, the matched words can be read', async ({page}) => {
  await open(page, '/faq');
  await searchFor(page, 'kms38');
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({forcedColors: 'active', colorScheme});
    const colors = await options(page)
      .first()
      .locator('mark')
      .first()
      .evaluate((mark) => {
        const {color, backgroundColor} = getComputedStyle(mark);
        const own = getComputedStyle(mark.closest('dialog')!);
        return {color, backgroundColor, dialog: own.backgroundColor};
      });
    expect(colors.backgroundColor).toBe(colors.dialog);
    expect(colors.color, colorScheme).not.toBe(colors.backgroundColor);
  }
});

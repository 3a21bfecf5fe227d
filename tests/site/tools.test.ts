import {axeFaults} from '../support/axe';
import {asked} from '../support/place';
import {
  expect,
  hold,
  hydrated,
  open,
  settled,
  test,
  withoutPrefetch,
} from '../support/test';
import {besideTools, button, tools} from '../support/tools';

/** The worker that reads a text, and its reader. */
const reading = /\/(?:reading-worker|read-[a-z]+|error-reading)\./;

for (const [name, tool] of Object.entries(tools)) {
  const {route, ask, answer, field, loads = /^$/} = tool;

  test(`${name}: the first answer moves nothing above it, sends nothing, can be read, copied and printed`, async ({
    page,
  }) => {
    await withoutPrefetch(page);
    await open(page, route);
    await field(page).focus();
    await settled(page);
    const place = async () => ({
      below: await field(page).evaluate(
        (element) => element.getBoundingClientRect().top + window.scrollY,
      ),
      scrolled: tool.scrolls ?? (await page.evaluate(() => window.scrollY)),
    });
    const before = await place();
    const requests: string[] = [];
    page.on('request', (request) => {
      expect(request.postData()).toBeNull();
      const address = request.url();
      // Chromium requests the icon from its cache again whenever the URL changes.
      const isAllowed = loads.test(address) || reading.test(address);
      if (!isAllowed && !address.endsWith('/img/logo.svg')) {
        requests.push(`${request.method()} ${address}`);
      }
    });
    await ask(page);
    await expect(answer(page)).toBeVisible();
    await settled(page);
    if (await asked(page).isVisible()) {
      await expect.soft(answer(page)).toBeFocused();
    } else {
      expect.soft(await place()).toEqual(before);
    }
    if (tool.says) {
      await expect
        .soft(page.getByRole('status').filter({hasText: tool.says}))
        .toHaveCount(1);
    }
    const faults = await axeFaults(page, {exclude: besideTools});
    expect.soft(faults).toEqual([]);
    await expect(page.locator('.pasted')).toHaveCount(0);
    for (const [label, copied] of Object.entries(tool.copies ?? {})) {
      await button(page, label).click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()), label)
        .toMatch(copied);
    }
    await page.emulateMedia({media: 'print'});
    const toPress = page
      .getByRole('main')
      .locator(':is(button, input, select, textarea):visible');
    await expect.soft(toPress).toHaveCount(0);
    await expect.soft(answer(page)).toBeVisible({visible: !tool.isForScreens});
    await expect
      .soft(page.locator('main section dd').filter({visible: false}))
      .toHaveCount(0);
    expect(requests).toEqual([]);
  });
}

test('one worker reads all texts, however fast they come', async ({page}) => {
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const lookUp = tools['error lookup']!;
  const code = '0xC004F074';
  const isAnswered = async () => {
    await expect(lookUp.answer(page)).toContainText('No KMS host');
    await expect(lookUp.field(page)).toHaveValue(code);
  };
  await open(page, lookUp.route);
  await lookUp.field(page).pressSequentially(code);
  await isAnswered();
  await lookUp.field(page).fill('');
  // Each key is a text of its own, and the last one is answered.
  await lookUp.field(page).pressSequentially(`0x80070005 ${code}`);
  await lookUp.field(page).fill(code);
  await isAnswered();
  expect(workers).toEqual([
    expect.stringContaining('/assets/js/reading-worker.'),
  ]);
});

test('no control fades when it becomes ready', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, {faded});
    document.addEventListener('transitionrun', ({target, propertyName}) =>
      faded.push(`${propertyName} of ${(target as Element).outerHTML}`),
    );
  });
  for (const each of [
    '/check_activation_status',
    '/troubleshoot',
    '/change_windows_edition',
    '/genuine-installation-media',
  ]) {
    const release = await hold(page, /\/main\.[^/]+\.js$/);
    await page.goto(each, {waitUntil: 'commit'});
    // There are no two editions to swap yet.
    const disabled = page
      .locator('main :disabled:visible')
      .filter({hasNotText: 'Swap the two'});
    await expect(disabled, each).not.toHaveCount(0);
    release();
    await hydrated(page);
    await settled(page);
    await expect(disabled, each).toHaveCount(0);
    const faded = await page.evaluate(
      () => (window as unknown as {faded: string[]}).faded,
    );
    expect(faded, each).toEqual([]);
  }
});

// A rule such as `:has(…) *` would make browsers style whole pages again at each change in them.
test('a key press styles what it changes, and not the page', async ({
  page,
  browser,
}) => {
  await open(page, '/check_activation_status');
  await page.getByLabel('Paste the report').focus();
  await settled(page);
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline'],
  });
  await page.keyboard.press('a');
  await settled(page);
  const {traceEvents} = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly {name: string; args: {elementCount?: number}}[];
  };
  const styled = traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args.elementCount ?? 0);
  expect(styled).not.toHaveLength(0);
  expect(Math.max(...styled)).toBeLessThan(150);
});

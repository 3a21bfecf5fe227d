import {navbarLink} from '../support/navbar';
import {expect, hold, open, pageChunks, settled, test} from '../support/test';

// What the test before has loaded would be there in a first visit.
test.use({reuseContext: false});

test('shows a progress bar after 200 ms, which moves', async ({page}) => {
  await page.clock.install();
  await open(page, '/faq');
  await settled(page);
  const bar = page.locator('#nprogress .bar');
  const share = async () =>
    100 +
    Number(
      /translate3d\((-[\d.]+)%/.exec((await bar.getAttribute('style'))!)![1],
    );
  const release = await hold(page, pageChunks);

  await page.clock.pauseAt(Date.now() + 60_000);
  await navbarLink(page, '/credits').click();
  await page.clock.runFor(199);
  await expect(bar).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar).toHaveCSS('transition-duration', '0.2s');
  expect(await share()).toBe(8);

  await page.clock.runFor(799);
  expect(await share()).toBe(8);
  await page.clock.runFor(1);
  expect(await share()).toBeGreaterThan(8);

  // At the end it fills up and fades, each in 200 ms.
  release();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/credits/i);
  await page.clock.runFor(399);
  await expect(bar).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(bar).toHaveCount(0);
});

test('shows no progress bar for a load within 200 ms', async ({page}) => {
  await page.clock.install();
  await open(page, '/faq');
  await settled(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await navbarLink(page, '/credits').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/credits/i);
  await page.clock.runFor(1000);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('a visible link is prefetched for its click', async ({page, block}) => {
  await open(page, '/faq');
  await navbarLink(page, '/credits').hover();
  await expect
    .poll(() =>
      page.evaluate(() => {
        const arrived = new Set(
          performance.getEntriesByType('resource').map(({name}) => name),
        );
        const links = Array.from(
          document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]'),
        );
        return links.length > 0 && links.every(({href}) => arrived.has(href));
      }),
    )
    .toBe(true);
  await block(pageChunks);
  await navbarLink(page, '/credits').click();
  await expect(page).toHaveURL('/credits');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/credits/i);
});

test('nothing is prefetched with data saving or on 2G', async ({page}) => {
  for (const connection of [
    {saveData: true, effectiveType: '4g'},
    {saveData: false, effectiveType: '2g'},
  ]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {
        value,
        configurable: true,
      });
    }, connection);
    await open(page, '/faq');
    await settled(page);
    await page.mouse.wheel(0, 3000);
    await navbarLink(page, '/faq')
      .hover({force: true})
      .catch(() => undefined);
    await settled(page);
    expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
  }
});

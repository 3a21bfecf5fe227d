import {navbarLabel} from '../support/navbar';
import {
  desktop,
  expect,
  open,
  pageChunks,
  settled,
  test,
} from '../support/test';

test.describe('route change', () => {
  test.use({viewport: desktop});

  test('shows a progress bar after 200 ms, but not if the page loads sooner', async ({
    page,
  }) => {
    await open(page, '/faq');
    const credits = page
      .locator('.navbar')
      .getByRole('link', {name: navbarLabel('/credits')});
    await page.evaluate(() => {
      const seen: number[] = [];
      const start = {at: 0};
      Object.assign(window, {seen, start});
      document.addEventListener(
        'click',
        () => (start.at = performance.now()),
        true,
      );
      new MutationObserver(() => {
        if (document.getElementById('nprogress') && seen.length === 0) {
          seen.push(performance.now() - start.at);
        }
      }).observe(document.documentElement, {childList: true, subtree: true});
    });
    await page.route(pageChunks, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await credits.click();
    await expect(page.locator('#nprogress')).toBeAttached();
    const delay = await page.evaluate(
      () => (window as unknown as {seen: number[]}).seen[0]!,
    );
    expect(delay).toBeGreaterThanOrEqual(190);
    await expect(page).toHaveURL('/credits');
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });

  test('a visible link is prefetched, so that a click needs no request', async ({
    page,
  }) => {
    const requested = new Set<string>();
    page.on('request', (request) =>
      requested.add(new URL(request.url()).pathname),
    );
    await open(page, '/faq');
    await page
      .locator('.navbar')
      .getByRole('link', {name: navbarLabel('/credits')})
      .hover();
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
    await page.route(pageChunks, (route) => route.abort());
    await page
      .locator('.navbar')
      .getByRole('link', {name: navbarLabel('/credits')})
      .click();
    await expect(page).toHaveURL('/credits');
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/credits/i);
  });

  test('nothing is prefetched with data saving or a 2G connection', async ({
    page,
  }) => {
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
      await page
        .locator('.navbar')
        .getByRole('link', {name: navbarLabel('/faq')})
        .hover({force: true})
        .catch(() => undefined);
      await settled(page);
      expect(await page.locator('link[rel="prefetch"]').count()).toBe(0);
    }
  });

  test('makes requests only to its own server, and none to an API', async ({
    page,
    foreignRequests,
  }) => {
    const kinds = new Set<string>();
    page.on('request', (request) => kinds.add(request.resourceType()));
    await open(page, '/');
    await settled(page);
    expect(foreignRequests).toEqual([]);
    expect(
      [...kinds].filter((kind) =>
        ['xhr', 'fetch', 'websocket', 'eventsource'].includes(kind),
      ),
    ).toEqual([]);
  });
});

/**
 * What may differ between browser engines and between the addresses of the site, in a few minutes. CI runs it in each
 * engine with the build that it publishes, which may be below a path, so the addresses here are relative. The tests in
 * `site` run in Chromium, at the root of a host, and say more.
 */
import {fileOf} from '../support/paste';
import {allRoutes} from '../support/routes';
import {desktop, expect, open, settled, test as base} from '../support/test';

const test = base.extend({
  // Not every browser writes a violation of the policy to the console that tests see.
  page: async ({page}, use) => {
    await page.addInitScript(() =>
      document.addEventListener('securitypolicyviolation', (violation) =>
        reportError(
          new Error(
            `${violation.violatedDirective} blocks ${violation.blockedURI}`,
          ),
        ),
      ),
    );
    await use(page);
  },
});

test.use({viewport: desktop});

const pagesPerTest = 6;
for (let at = 0; at < allRoutes.length; at += pagesPerTest) {
  const routes = allRoutes.slice(at, at + pagesPerTest);
  test(`start and fit a desktop and a phone: ${routes.join(' ')}`, async ({
    page,
  }) => {
    for (const route of routes) {
      await page.setViewportSize(desktop);
      await open(page, route.slice(1));
      await settled(page);
      for (const width of [desktop.width, 320]) {
        await page.setViewportSize({width, height: desktop.height});
        await expect
          .poll(
            () =>
              page.evaluate(
                () => document.documentElement.scrollWidth - window.innerWidth,
              ),
            {message: `${route} is wider than ${width} px by`},
          )
          .toBeLessThanOrEqual(0);
      }
    }
  });
}

test('the search finds and opens the entry of a code', async ({page}) => {
  await open(page, 'kms38');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('0xC004F074');
  await page
    .getByRole('option', {name: /0xC004F074/})
    .first()
    .click();
  await expect(page).toHaveURL(/\/troubleshoot#/);
});

test('the lookup explains an error code', async ({page}) => {
  await open(page, 'troubleshoot');
  const form = page.getByRole('main').locator('form').first();
  await form.getByRole('textbox').fill('0xC004F074');
  await form.getByRole('button', {name: 'Look up'}).click();
  await expect(
    page.getByRole('heading', {name: /No KMS host could be contacted/}),
  ).toBeVisible();
});

test('the edition finder answers', async ({page}) => {
  await open(page, 'change_windows_edition');
  const main = page.getByRole('main');
  await main.getByRole('button', {name: /Home to Pro/}).click();
  await expect(main).toContainText('without reinstalling');
});

test('the file verifier computes a checksum', async ({page}) => {
  await open(page, 'genuine-installation-media');
  await page
    .locator('main input[type="file"]')
    .setInputFiles(fileOf('hello.iso', 'hello\n'));
  await expect(page.getByRole('main')).toContainText(
    '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03',
  );
});

test('the color switch stays after a reload', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light'});
  await open(page, 'faq');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await page
    .getByRole('button', {name: /^Switch between dark and light/})
    .click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

/** Pages whose reason is a tool: on a phone, its first field is on the first half of the screen. */
import {expect, open, phone, warmTest as test} from '../support/test';

/** Pixels from the top of the page, at most. */
const limit = 420;

/** The first field of each tool. */
const firstFields: Readonly<Record<string, string>> = {
  '/check_activation_status': 'Paste the report',
  '/genuine-installation-media': 'File to check',
  '/change_windows_edition': 'Edition you have',
  '/troubleshoot': 'Error code or message',
  '/command_line_switches': 'Find a switch',
};

test.use({viewport: phone});

for (const [route, label] of Object.entries(firstFields)) {
  test(`the first field of ${route} begins within ${limit} pixels`, async ({
    page,
  }) => {
    await open(page, route);
    const fields = page.locator('main :is(input, textarea, select):visible');
    const field = page.getByLabel(label);
    // No other field comes before it.
    await expect(fields.first()).toHaveAccessibleName(label);
    const {y} = (await field.boundingBox())!;
    expect(y).toBeLessThanOrEqual(limit);
  });
}

test('a link to a tool without a heading leads to the tool', async ({page}) => {
  for (const [address, label] of [
    ['/check_activation_status#read-your-own-output', 'Paste the report'],
    ['/genuine-installation-media#check-a-file', 'File to check'],
    ['/change_windows_edition#find-your-path', 'Edition you have'],
  ] as const) {
    await open(page, address);
    await expect(page.getByLabel(label)).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY), address).toBeGreaterThan(
      0,
    );
  }
});

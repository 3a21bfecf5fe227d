import {axeFaults} from '../support/axe';
import {pasteInto} from '../support/paste';
import {unfold} from '../support/place';
import {
  desktop,
  expect,
  fitsWindow,
  open,
  phone,
  settled,
  test,
} from '../support/test';
import {besideTools, tools} from '../support/tools';
import {outputOf} from '../support/outputs';

for (const [name, {route, ask, answer, others, unsteady}] of Object.entries(
  tools,
)) {
  test(`${name}: every answer fits, and can be read, also in the dark`, async ({
    page,
  }) => {
    // Up to seven answers.
    test.setTimeout(120_000);
    await open(page, route);
    await ask(page);
    await expect(answer(page)).toBeVisible();
    for (const [at, next] of [undefined, ...others, unsteady].entries()) {
      await next?.(page);
      await page.setViewportSize(at % 2 ? desktop : phone);
      await page.emulateMedia({colorScheme: at % 2 ? 'light' : 'dark'});
      // What scrolls in this window gets the focus a moment later.
      await settled(page);
      const faults = await axeFaults(page, {exclude: besideTools});
      expect.soft(faults, `answer ${at}`).toEqual([]);
      await page.setViewportSize({width: 320, height: 640});
      await fitsWindow(page, `with answer ${at}`);
      await expect(page.locator('.pasted')).toHaveCount(0);
      await page.setViewportSize(desktop);
    }
  });
}

test('the status reader takes a text of 10 MB without showing it all', async ({
  page,
}) => {
  await open(page, '/check_activation_status');
  const report = outputOf('slmgr-dlv-channel-volume-kmsclient');
  const pasted = report.repeat(Math.ceil(10_000_000 / report.length));
  const field = page.getByLabel('Paste the report');
  await pasteInto(field, pasted);
  await expect(
    page.getByRole('region', {name: 'What the output means'}),
  ).toContainText('Windows Enterprise');
  expect((await field.inputValue()).split('\n')).toHaveLength(100);
  await unfold(page);
  await expect(
    page.getByText(`of ${pasted.length.toLocaleString('en')} characters.`),
  ).toBeVisible();
});

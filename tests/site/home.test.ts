import {activationSamples} from '../../src/data/activationSamples';
import {boxExamples} from '../../src/data/examples';
import {errorScreens} from '../../src/data/errorScreens';
import {typographicQuotes} from '../../src/lib/text/format';
import {field, heading} from '../support/oneBox';
import {expect, open, phone, test} from '../support/test';

/** Words of the heading of the answer to each example and each drawing. */
const answers: Readonly<Record<string, RegExp>> = {
  '0xC004F074': /No KMS host could be contacted/,
  'Activate Windows': /need a license that fits its edition/,
  'Home to Pro': /Home can become Pro/,
  'Sample report': /Windows Pro: /,
  watermark: /needs a license that fits its edition/,
  settings: /needs a license that fits its edition/,
  expiry: /license with an end date/,
  'red-title': /volume-licensed Office/,
  unlicensed: /Office could not confirm a license/,
  'not-genuine': /its license is genuine/,
  setup: /cannot be read/,
};

/** The links that ask the box. */
const presses = [
  ...boxExamples.map(({label, sample}) => ({
    id: label,
    link: label,
    asks:
      activationSamples.find((each) => each.label === sample)?.text ?? label,
  })),
  ...errorScreens.map(({id, bar, title, text, caption, asks}) => ({
    id,
    link: typographicQuotes(
      [bar, title, text, caption].filter(Boolean).join(' '),
    ),
    asks,
  })),
];

test('each example and each drawing fills in the box, which answers', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await open(page, '/');
  for (const {id, link, asks} of presses) {
    await page
      .getByRole('main')
      .getByRole('link', {name: link, exact: true})
      .click();
    await expect(heading(page), link).toHaveText(answers[id]!);
    await expect(heading(page), link).toBeFocused();
    await expect(field(page), link).toBeHidden();
    await expect(field(page), link).toHaveValue(asks);
    await expect(page, link).toHaveURL(/\/(?:\?.*)?$/);
    if (errorScreens.some((screen) => screen.id === id)) {
      await page.getByRole('button', {name: 'Copy link'}).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied, link).toMatch(new RegExp(`/\\?seen=${id}$`));
    }
    await page.getByRole('button', {name: 'Clear'}).click();
  }
});

test('an example opens its section in a tab of its own', async ({page}) => {
  await open(page, '/');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('link', {name: 'Activate Windows', exact: true})
    .click({modifiers: ['ControlOrMeta']});
  await expect(await opened).toHaveURL('/faq#not-activated');
  await expect(field(page)).toHaveValue('');
});

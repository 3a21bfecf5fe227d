import type {Page} from '@playwright/test';
import {fileOf} from '../support/paste';
import {heard, listen} from '../support/announcements';
import {
  checksumField,
  errorField,
  fileField as chooser,
  unfold,
  verdict,
} from '../support/place';
import {expect, open, settled, test} from '../support/test';

/** What is announced once has to be announced again when it happens again. */
const times = ['first', 'second'] as const;

const button = (page: Page, name: string) =>
  page.getByRole('button', {name, exact: true});

/** Waits for an announcement, and gives all after everything has settled, so that none too many is missed. */
async function next(page: Page, region: string): Promise<string[]> {
  const all: string[] = [];
  await expect
    .poll(async () => {
      all.push(...(await heard(page)));
      return all.length;
    }, region)
    .toBeGreaterThan(0);
  await settled(page);
  return [...all, ...(await heard(page))];
}

const route = '/troubleshoot';
const lookUp = (page: Page) => button(page, 'Look up').click();

// All tools ask with one hook.
test('a tool says each time that its field is empty, or why it cannot read it', async ({
  page,
}) => {
  await open(page, route);
  await listen(page);
  for (const [text, sentence] of [
    ['', 'The field is empty.'],
    ['   ', 'The field is empty.'],
    ['zebra zebra', 'No error code was read'],
  ] as const) {
    await errorField(page).fill(text);
    for (const time of times) {
      await lookUp(page);
      const all = await next(page, time);
      expect(all.at(-1), `"${text}", ${time}`).toContain(sentence);
      await expect(errorField(page), time).toBeFocused();
      await expect(errorField(page)).toHaveAttribute('aria-invalid', 'true');
      await expect(errorField(page)).toHaveAccessibleDescription(
        new RegExp(sentence),
      );
    }
  }
});

test('only the focus announces an answer that was asked for, each time', async ({
  page,
}) => {
  await open(page, route);
  await errorField(page).focus();
  await settled(page);
  await listen(page);
  for (const code of ['0xC004F074', '0xC004D30E']) {
    await unfold(page);
    await errorField(page).fill(code);
    // It answers while somebody types.
    expect(await next(page, 'typing')).toHaveLength(1);
    for (const time of times) {
      await unfold(page);
      await lookUp(page);
      await expect(verdict(page), time).toBeFocused();
      await expect(verdict(page)).toHaveText(new RegExp(`^${code}`));
      await settled(page);
      expect(await heard(page), time).toEqual([]);
    }
  }
});

test.describe('file verifier', () => {
  const file = fileOf('setup.iso', 'some file');

  test('announces each verdict once, also the same one', async ({page}) => {
    await open(page, '/genuine-installation-media');
    await chooser(page).setInputFiles(file);
    await expect(page.getByRole('heading', {name: /are ready/})).toBeVisible();
    await listen(page);
    for (const digit of ['1', '2']) {
      await checksumField(page).fill(digit.repeat(64));
      expect(await next(page, digit), digit).toEqual([
        expect.stringMatching(/setup\.iso.* does not have the pasted SHA-256/),
      ]);
      await expect(page.locator('body'), digit).not.toBeFocused();
    }
  });

  test('ties what is wrong to its field, and announces it', async ({page}) => {
    await open(page, '/genuine-installation-media');
    await listen(page);
    await chooser(page).setInputFiles({...file, buffer: Buffer.from('')});
    expect(await next(page, 'file')).toEqual([
      expect.stringContaining('is empty: it has 0 bytes'),
    ]);
    await expect(chooser(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(chooser(page)).toHaveAccessibleDescription(/it has 0 bytes/);

    await page.reload();
    await settled(page);
    await listen(page);
    await checksumField(page).fill('abc');
    await checksumField(page).blur();
    expect(await next(page, 'sums')).toEqual([
      expect.stringContaining('No checksum was read'),
    ]);
    await expect(checksumField(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(checksumField(page)).toHaveAccessibleDescription(
      /No checksum was read/,
    );
  });
});

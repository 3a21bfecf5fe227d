import type {Page} from '@playwright/test';
import {errorCodes} from '../../src/data/errorCodes';
import {lifecycle} from '../../src/data/lifecycle';
import {sources} from '../../src/data/sources';
import {expect, open, test} from '../support/test';

/** All scripts that a page loads to work, as one text; what is only prefetched for a next page is left out. */
async function scriptsOf(page: Page, route: string): Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') {
      bodies.push(response.text());
    }
  });
  await open(page, route);
  return (await Promise.all(bodies)).join('\n');
}

const symbols = errorCodes.flatMap(({symbol}) => symbol ?? []);
const sourceTitles = Object.values(sources).map(({title}) => title);
const notes = lifecycle.flatMap(({note}) => note ?? []);

/** A text as it stands in a script, whatever quotes the minifier chose. */
const isIn = (script: string) => (text: string) =>
  script.includes(text) ||
  script.includes(text.replaceAll("'", String.raw`\'`));

// The HTML of /troubleshoot holds the reference; `error-list.test.ts` looks at the data behind its lookup.
for (const route of [
  '/',
  '/faq',
  '/kms38',
  '/blog',
  '/windows_10_links',
  '/troubleshoot',
]) {
  test(`${route} loads no error reference`, async ({page}) => {
    const script = await scriptsOf(page, route);
    expect(script.length).toBeGreaterThan(10_000);
    expect(symbols.filter(isIn(script))).toEqual([]);
  });
}

test('a table brings its own rows and sources, and no others', async ({
  page,
}) => {
  const script = await scriptsOf(page, '/windows_10_links');
  const shown = await page.locator('main').textContent();
  for (const texts of [sourceTitles, notes]) {
    const shipped = texts.filter(isIn(script));
    expect(shipped.length).toBeGreaterThan(0);
    expect(shipped.filter((text) => !shown!.includes(text))).toEqual([]);
  }
});

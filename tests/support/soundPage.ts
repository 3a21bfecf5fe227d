/** Checks for every page. All share one visit, because opening the page takes most of the time. */
import {expect, type Locator, type Page} from '@playwright/test';
import {axeFaults} from './axe';
import {layoutShifts, watchLayoutShift} from './layoutShift';
import {docRoutes} from './routes';
import {desktop, fitsWindow, open, phone, settled} from './test';

export const missing = '/no-such-page';

/** One page of each kind, and those with a tool. */
export const kinds = [
  '/',
  '/faq',
  '/check_activation_status',
  '/troubleshoot',
  '/change_windows_edition',
  '/genuine-installation-media',
  '/command_line_switches',
  '/windows10_eol',
  '/blog',
  '/blog/authors',
  '/blog/keyhole',
  '/markdown-page',
  missing,
];

/** Guides whose first section comes after a tool, or after short answers to what people ask about them. */
const withMoreFirst = [
  '/',
  '/change_windows_edition',
  '/check_activation_status',
  '/command_line_switches',
  '/genuine-installation-media',
  '/hwid',
  '/kms38',
  '/ohook',
  '/online_kms',
  '/troubleshoot',
  '/windows10_eol',
];

/** The first field of each page whose reason is a tool. On a phone, it is on the first half of the screen. */
const firstFields: Readonly<Record<string, string>> = {
  '/': 'What does your PC say?',
  '/check_activation_status': 'Paste the report',
  '/genuine-installation-media': 'File to check',
  '/change_windows_edition': 'Edition you have',
  '/troubleshoot': 'Error code or message',
  '/command_line_switches': 'Find a switch',
};

/** Further pages whose colors are looked at: with the drawing of a method, buttons to download, all that authors may use. */
const colored = [...kinds, '/kms38', '/windows_11_links', 'test/every-kind'];

/** What holds in every window. The layout shift is that since the page was opened. */
async function expectSound(page: Page, route: string): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.locator('main')).toHaveCount(1);
  // A preconnect isn't a request, so `test` does not see it.
  const foreign = await page
    .locator('link:not([rel=canonical], [rel=alternate])')
    .evaluateAll((links) =>
      (links as HTMLLinkElement[])
        .map(({href}) => href)
        .filter((href) => !href.startsWith(window.location.origin)),
    );
  expect(foreign, 'links to files of other sites').toEqual([]);
  expect(await layoutShifts(page), 'layout shift').toEqual([]);
  // The others have the same components, and texts.
  const isColorless = !colored.includes(route);
  expect(await axeFaults(page, {isColorless}), 'axe').toEqual([]);
}

/** What a screen reader announces with a name, which tells one from the next. */
const named =
  'button|checkbox|combobox|dialog|heading|img|link|navigation|region|search|searchbox|tab|table|textbox';

/** What would not read like sentences, as lines of Playwright's snapshot for screen readers. */
const readingFaults: Readonly<Record<string, RegExp>> = {
  'without a name': new RegExp(
    `^ *- '?(?:${named})(?! "\\s*[^"\\s])\\b.*`,
    'gm',
  ),
  // Screen readers say "left arrow" or "double right-pointing angle bracket".
  'with a sign in its name': new RegExp(
    `^ *- '?(?:${named}) ".*[«»‹›←→↑↓▸▾✓✗×].*"`,
    'gm',
  ),
  empty: /^ *- '?(?:navigation|region|search) "[^"]*"'?$/gm,
  'the same link twice in a row':
    /^( *)- '?link (".*").*\n *- \/url: (.*)\n(?:\1 .*\n)*(?: *- \w+:?\n)*.*- '?link \2.*\n *- \/url: \3$/gm,
};

/** What a screen reader gets, which no script changes by itself. */
async function expectReadable(page: Page): Promise<void> {
  const snapshot = await page.locator('body').ariaSnapshot();
  for (const [fault, lines] of Object.entries(readingFaults)) {
    expect(snapshot.match(lines) ?? [], fault).toEqual([]);
  }
  const announced = Array.from(
    snapshot.matchAll(/^ *- '?heading (".*") \[level/gm),
    ([, name]) => JSON.parse(name!.replaceAll("''", "'")) as string,
  );
  const written = await page
    .locator(':is(h1, h2, h3, h4, h5, h6):visible')
    .allInnerTexts();
  // A style may write the first letter large.
  const plain = (texts: readonly string[]) =>
    texts.map((text) => text.replace(/\s+/g, ' ').trim().toLowerCase()).sort();
  expect(announced.length).toBeGreaterThan(0);
  expect(plain(announced), 'headings').toEqual(plain(written));
  const said = await page
    .locator('[aria-live], [role=status], [role=alert]')
    .allTextContents();
  expect(said.filter(Boolean), 'live regions').toEqual([]);
}

/** On a phone, the first section and the first field are on the first half of the screen. */
async function expectOnTop(element: Locator): Promise<void> {
  const {y} = (await element.boundingBox())!;
  expect(y, String(element)).toBeLessThanOrEqual(420);
}

/** Opens a page and checks all of this. */
export async function expectSoundPage(
  page: Page,
  route: string,
  {
    address = route,
    ...look
  }: {device: 'phone' | 'desktop'; mode: 'light' | 'dark'; address?: string},
): Promise<void> {
  const isPhone = look.device === 'phone';
  await watchLayoutShift(page);
  await page.setViewportSize(isPhone ? phone : desktop);
  await page.emulateMedia({colorScheme: look.mode});
  await open(page, address);
  await settled(page);
  await expectSound(page, route);
  await expectReadable(page);
  if (isPhone) {
    if (docRoutes.includes(route) && !withMoreFirst.includes(route)) {
      await expectOnTop(page.locator('main h2').first());
    }
    if (firstFields[route]) {
      const fields = page.locator('main :is(input, textarea, select):visible');
      await expect(fields.first()).toHaveAccessibleName(firstFields[route]);
      await expectOnTop(fields.first());
    }
    await page.setViewportSize({width: 320, height: 640});
    await fitsWindow(page, 'horizontal overflow at 320 px');
  }
}

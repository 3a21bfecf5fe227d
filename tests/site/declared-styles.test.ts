import type {Locator, Page} from '@playwright/test';
import {desktop, expect, open, phone, warmTest as test} from '../support/test';
import {constantToken} from '../support/tokens';
import {unfoldTables} from '../support/unfoldTables';

/**
 * Checks that the declarations of the style sheets take effect in the built site. The build merges and minifies all
 * sheets, which can change the order of rules, so that a declaration may be overridden by one that precedes it in the
 * source.
 */

/** The declarations with the values of constants. The built sheet has no other trace of them. */
const withConstants = (declared: string) =>
  declared.replace(
    /var\((--[\w-]+)\)/g,
    (use, name: string) => constantToken(name) ?? use,
  );

/** How an element changes when the declarations are inline, which override every sheet. Empty if they already apply. */
function findChanges(element: Element, declared: string): string[] {
  const {style} = element as HTMLElement;
  const computed = getComputedStyle(element);
  const read = (names: string[]) =>
    names.map((name) => computed.getPropertyValue(name));

  // The CSP blocks style attributes in HTML, but allows setting styles from script.
  style.cssText = `transition: none; ${declared}`;
  const names = Array.from(style);
  const wanted = read(names);
  style.cssText = 'transition: none';
  const shown = read(names);
  style.cssText = '';
  return names.flatMap((name, place) =>
    shown[place] === wanted[place]
      ? []
      : [`${name}: ${shown[place]} instead of ${wanted[place]}`],
  );
}

const colors = (text: string, background: string) =>
  `color: var(--site-color-${text}); background-color: var(--site-color-${background})`;
const answer = (text: string) => (page: Page) =>
  page.getByRole('cell').getByText(text, {exact: true}).first();
const bar = (release: string) => (page: Page) =>
  page.locator('main figure li', {hasText: release}).locator('line').first();
const button = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', {name, exact: true}).first();

type Elements = Record<
  string,
  [find: string | ((page: Page) => Locator), declared: string]
>;

/** Elements of each page, with some of their declarations. */
const pages: Record<string, Elements> = {
  '/kms38': {
    'the page': [
      'body',
      'color: var(--site-color-text); font-family: var(--site-font-body)',
    ],
    'the navbar': ['.navbar', 'background-color: var(--site-color-bg)'],
    'a link of the navbar': [
      '.navbar__link',
      'font-size: var(--site-font-size-sm); font-weight: 500',
    ],
    'the list of contents': [
      '.theme-doc-toc-mobile',
      'font-size: var(--site-font-size-sm)',
    ],
    'a heading': ['.markdown h2', 'color: var(--site-color-heading)'],
    'a link in the text': [
      '.markdown p > a',
      'color: var(--site-color-link); text-decoration: 1px underline',
    ],
    'code in the text': [
      '.markdown p code',
      'background-color: var(--site-color-surface-strong); border: 0',
    ],
    'a note': ['.alert--info', colors('text', 'info-surface')],
    'the head of a table': [
      '.markdown th',
      `${colors('heading', 'surface')}; padding: var(--site-space-cell)`,
    ],
    'the footer': ['.footer', 'background-color: var(--site-color-surface)'],
    'a link of the footer': [
      '.footer__link-item',
      'color: var(--site-color-text); min-height: 1.875rem',
    ],
  },
  '/change_windows_edition': {
    'an edition that can be reached': [
      answer('Yes'),
      'color: var(--site-color-success-text)',
    ],
    'a downgrade': [
      answer('Yes (downgrade)'),
      'color: var(--site-color-success-text)',
    ],
    'an edition that can likely be reached': [
      answer('Likely'),
      'color: var(--site-color-warning-text)',
    ],
    'an edition that only some PCs can return to': [
      answer('Only if the PC came with it'),
      'color: var(--site-color-warning-text)',
    ],
    'an edition on which the sources disagree': [
      answer('Unclear'),
      'color: var(--site-color-warning-text)',
    ],
    'a warning': ['.alert--warning', colors('text', 'warning-surface')],
    'a folded table': ['.markdown details.alert', colors('text', 'surface')],
    'the box of a tool': [
      'main [data-needs-script]:has(label)',
      'background-color: var(--site-color-surface); border: 1px solid var(--site-color-border); border-radius: var(--site-radius-lg)',
    ],
  },
  '/check_activation_status': {
    'the main button of a tool': [
      button('Read report'),
      colors('on-accent', 'accent'),
    ],
    'another button of a tool': [
      button('Clear'),
      `${colors('text', 'bg')}; border: 1px solid var(--site-color-border-strong)`,
    ],
    'a field': [
      'main textarea',
      `${colors('text', 'bg')}; font-family: var(--site-font-mono)`,
    ],
    'a code block': [
      '.theme-code-block',
      `${colors('code-text', 'code-surface')}; border: 1px solid var(--site-color-border)`,
    ],
    'code in a code block': [
      '.theme-code-block pre',
      'background: none; padding: var(--site-space-3) var(--site-space-4); margin: 0',
    ],
    'a keyword': ['.token.keyword', 'color: var(--site-color-code-keyword)'],
    'a button of a code block': [
      '.theme-code-block button',
      'min-height: 1.75rem; font-size: var(--site-font-size-xs)',
    ],
  },
  '/windows10_eol': {
    'updates that are over': [
      bar('22H2, Home and Pro'),
      'stroke: var(--site-color-border-strong)',
    ],
    'updates that go on': [
      bar('LTSC 2021, IoT Enterprise'),
      'stroke: var(--site-color-accent)',
    ],
  },
  '/contactus': {
    'a danger': ['.alert--danger', colors('text', 'danger-surface')],
  },
  '/oem-folder': {
    'a tip': ['.alert--success', colors('text', 'success-surface')],
  },
};

/** Elements that a page has only on a desktop. */
const onDesktop: Record<string, Elements> = {
  '/kms38': {
    'the current page in the sidebar': [
      '.theme-doc-sidebar-container .menu__link--active:not(.menu__link--sublist)',
      `${colors('link', 'accent-surface')}; font-weight: 600`,
    ],
  },
};

/** Compares the elements on a dark phone, and on a light desktop. */
async function expectDeclared(
  page: Page,
  elements: Elements,
  more: Elements = {},
): Promise<void> {
  for (const [viewport, colorScheme, shown] of [
    [phone, 'dark', elements],
    [desktop, 'light', {...elements, ...more}],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute(
      'data-theme',
      colorScheme,
    );
    for (const [name, [find, declared]] of Object.entries(shown)) {
      const element =
        typeof find === 'string' ? page.locator(find).first() : find(page);
      expect
        .soft(
          await element.evaluate(findChanges, withConstants(declared), {
            timeout: 5000,
          }),
          `${name}, ${colorScheme}`,
        )
        .toEqual([]);
    }
  }
}

for (const [route, elements] of Object.entries(pages)) {
  test(`the styles of ${route} apply as declared`, async ({page}) => {
    await open(page, route);
    await unfoldTables(page);
    await expectDeclared(page, elements, onDesktop[route]);
  });
}

test('the styles of a tool result apply as declared', async ({page}) => {
  await open(page, '/check_activation_status');
  await page.getByRole('button', {name: 'Digital license'}).click();
  await expectDeclared(page, {
    'the badge': [
      () => page.getByText('Activated', {exact: true}),
      `${colors('success-text', 'success-surface')}; font-size: var(--site-font-size-xs)`,
    ],
  });
});

test('the styles of the search apply as declared', async ({page}) => {
  await open(page, '/kms38');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectDeclared(page, {
    'the dialog': [
      'dialog',
      `${colors('text', 'overlay')}; padding: 0; font-size: var(--site-font-size-md)`,
    ],
  });
});

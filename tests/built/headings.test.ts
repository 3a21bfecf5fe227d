import {expect, test} from 'vitest';
import {keepTogether} from '../../src/lib/text/format';
import {parsePage} from '../../src/build/parsePage';
import {pageOf} from '../support/builtPages';
import {docRoutes} from '../support/routes';

test('a heading has no line break within the name of a product', () => {
  let names = 0;
  for (const route of docRoutes) {
    const $ = pageOf(route);
    for (const heading of $(
      '.markdown > :is(h2, h3), .markdown summary > h3, .markdown > header h1',
    ).toArray()) {
      const text = $(heading).text();
      expect(text, route).toBe(keepTogether(text));
      names += text.includes('\u00a0') ? 1 : 0;
    }
  }
  expect(names).toBeGreaterThan(20);
});

test('a short name or command in code has no line break', () => {
  const marked = (name: string) =>
    docRoutes.flatMap((route) =>
      pageOf(route)('.markdown code:not(pre code)')
        .toArray()
        .map((code) => pageOf(route)(code))
        .filter((code) => code.text() === name)
        .map((code) => code.hasClass('whole')),
    );
  expect(marked('ms-settings:activation')).toContain(true);
  expect(marked('slmgr /dlv')).toContain(true);
  expect(marked('Get-WindowsEdition -Online')).not.toContain(true);
  expect(marked('slmgr')).not.toContain(true);
});

/** The words that a visitor reads below the title of a page before an element. */
function wordsBefore(route: string, selector: string): string[] {
  // Changes the tree, so it needs its own.
  const $ = parsePage(pageOf(route).html());
  const main = $('main');
  main.find('nav, header, script, noscript').remove();
  main.find(selector).first().attr('data-answer', '');
  const html = $.html(main);
  const before = html.slice(
    0,
    html.lastIndexOf('<', html.indexOf(' data-answer')),
  );
  // Between tags there is a space, which not all of them have.
  const text = parsePage(before.replaceAll('<', ' <')).text();
  return text.split(/\s+/).filter((word) => /\w/.test(word));
}

test.each([
  ['/change_edition_issues', 'ol'],
  ['/change_office_edition', '.markdown > h2'],
  ['/change_windows_edition', 'select'],
  ['/check_activation_status', 'textarea'],
  ['/command_line_switches', 'input'],
  ['/evaluation_editions', '.markdown > h2'],
  ['/faq', 'summary + p'],
  ['/genuine-installation-media', 'input'],
  ['/hwid', '.markdown > ul'],
  ['/issues_due_to_gaming_spoofers', '.markdown > h2'],
  ['/kms38', '.markdown > ul'],
  ['/licensing-servers-issue', '.theme-code-block'],
  ['/office_for_mac', '.markdown > h2'],
  ['/office_msi_links', '.markdown > h2'],
  ['/ohook', '.markdown > ul'],
  ['/online_kms', '.markdown > ul'],
  ['/troubleshoot', '[data-needs-script]'],
  ['/windows10_eol', '.markdown > ul'],
  ['/windows_11_links', '[href*="software-download"]'],
] as const)('the first answer of %s comes within 60 words', (route, answer) => {
  const words = wordsBefore(route, answer);
  expect(words.length, words.join(' ')).toBeLessThan(60);
});

test('no heading has only closed boxes below it', () => {
  const isEmpty = (route: string) => {
    const $ = pageOf(route);
    return $('main .markdown > :is(h2, h3)')
      .toArray()
      .filter((heading) => {
        const below = $(heading).nextUntil('h2, h3');
        // A folded section is below a heading of its own.
        return (
          below.length > 0 &&
          below.not('details').length === 0 &&
          below.has('summary > h3').length === 0
        );
      })
      .map((heading) => `${route}: ${$(heading).text()}`);
  };
  expect(docRoutes.flatMap(isEmpty)).toEqual([]);
});

import {brotliCompressSync} from 'node:zlib';
import {load} from 'cheerio';
import {describe, expect, test} from 'vitest';
import {sectionsFileOf} from '../../src/lib/search/sectionsFile';
import {readBuilt, readBuiltBytes} from '../support/build';
import {builtEngine} from '../support/builtSearch';

const engine = builtEngine();
const fileOf = (route: string): Record<string, string> =>
  JSON.parse(readBuilt(sectionsFileOf(route)));

/** The section that is shown for a text, if it is known to be asked, and can be shown. */
function answerTo(text: string) {
  const {card} = engine.search(text);
  if (!card) {
    return undefined;
  }
  const {page, section} = card;
  expect(fileOf(page.route)).toHaveProperty([section.anchor]);
  return section.anchor ? `${page.route}#${section.anchor}` : page.route;
}

test.each([
  ['can my computer run win11?', '/windows10_eol#upgrade-checks'],
  ['i changed my motherboard', '/hwid#hardware-change'],
  ['transfer licence to another pc', '/hwid#move-license'],
  ['is my pc activated', '/check_activation_status#check-in-settings'],
  ['undo ohook', '/ohook#remove'],
  ['uninstall ohook', '/ohook#remove'],
  // Its card leads to the tool.
  ['what still gets updates?', '/news#next-dates'],
] as const)(
  'what people ask in other words than the site is answered by the section: %j: %s',
  (text, to) => {
    expect(answerTo(text)).toBe(to);
  },
);

test('each tool is on a card, with its question or the sentence above it, and a button that leads there', () => {
  const cards = engine.pages.flatMap(({route}) =>
    Object.entries(fileOf(route)).flatMap(([anchor, html]) => {
      const $ = load(html, null, false);
      const button = $('[data-tool] > a[data-button]');
      return button.length > 0
        ? [[route, anchor, $('p').first().text(), button.attr('href')]]
        : [];
    }),
  );
  const tools = [
    ['change_windows_edition', 'find-your-path', /^Pick two editions to see/],
    ['check_activation_status', 'read-your-own-output', /^Paste what slmgr/],
    ['command_line_switches', 'find-a-switch', /^Find a switch by what/],
    [
      'genuine-installation-media',
      'check-a-file',
      /^Get Windows or Office from Microsoft. To check a file/,
    ],
    [
      'news',
      'next-dates',
      /^Windows 10 gets updates only with ESU or as LTSC\. On Home/,
    ],
    ['troubleshoot', 'error-lookup', /^Look up your error code/],
    ['troubleshoot', 'find-the-cause', 'Where is the problem?'],
    ['windows10_eol', 'support-dates', 'Does my Windows still get updates?'],
  ] as const;
  for (const [page, anchor, sentence] of tools) {
    const to = `/${page}#${anchor}`;
    const [first, ...others] = cards.filter(([, , , href]) => href === to);
    expect(first?.[2], to).toMatch(sentence);
    expect(others.length, to).toBeLessThan(2);
  }
  expect(cards).toHaveLength(11);
});

test.each([
  [
    'two office licenses installed, how do I delete one',
    '/change_office_edition#remove-a-license',
  ],
  ['can microsoft update break ohook', '/ohook#what-breaks-it'],
] as const)(
  'the list shows alone, and begins with the section for %j: %s',
  (text, to) => {
    expect(answerTo(text)).toBeUndefined();
    const [hit] = engine.search(text).hits;
    expect(`${hit!.route}#${hit!.sections[0]!.anchor}`).toBe(to);
    expect(hit!.leadsToSection).toBe(true);
  },
);

test.each([
  'fix my car',
  // The word that decides is missing in the section that fits best otherwise.
  'convert windows server standard to evaluation',
  'does windows 11 key work for windows 10',
  'is windows activated in bios',
])('the list shows alone for %j', (text) => {
  expect(answerTo(text)).toBeUndefined();
});

describe.each(engine.pages)('the sections of $route', ({route, sections}) => {
  const file = fileOf(route);

  test('are those of the page', () => {
    const anchors = new Set(sections.map(({anchor}) => anchor));
    expect(
      Object.keys(file).filter(
        (anchor) => !anchors.has(anchor) && anchor !== 'next',
      ),
    ).toEqual([]);
  });

  test('are text without controls, ids and links that lead nowhere', () => {
    for (const [anchor, html] of Object.entries(file)) {
      const $ = load(html, null, false);
      expect($('p, li, td, th').text().trim(), anchor).not.toBe('');
      expect($.root().text(), anchor).not.toMatch(/:\s*$/);
      expect(
        $('button, input, script, svg, style, [id], [style], [tabindex]')
          .length,
        anchor,
      ).toBe(0);
      $('a').each((_, link) => {
        expect($(link).attr('href'), anchor).toMatch(
          /^(?:\/|https:\/\/|mailto:)/,
        );
      });
    }
  });

  test('load in an instant', () => {
    const bytes = readBuiltBytes(sectionsFileOf(route));
    expect(brotliCompressSync(bytes).length).toBeLessThan(14_000);
  });
});

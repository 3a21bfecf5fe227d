import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {BuiltSite} from '../../../../src/plugins/post-build/pages';
import {inlineStyles} from '../../../../src/plugins/post-build/steps/inlineStyles';
import {builtPage, builtSite} from '../../../support/builtSite';
import {testFolder, writeFiles} from '../../../support/testFolder';

/** A build below `/base/` with one sheet, one script, and a page for each body. */
function built(css: string, bodies: Record<string, string>): BuiltSite {
  const outDir = path.join(testFolder(), 'site (1) [copy]');
  writeFiles(outDir, {
    'assets/css/styles.old.css': css,
    'assets/js/main.js': 'x("later data-theme dark")',
  });
  const documents = Object.entries(bodies).map(([route, body]) => {
    const html = `<html><head><link rel="stylesheet" href="/base/assets/css/styles.old.css"></head><body>${body}</body></html>`;
    return builtPage(`/${route}`, html);
  });
  return builtSite({outDir, baseUrl: '/base/', documents, pages: documents});
}

const sheetsOf = ({outDir}: BuiltSite) =>
  readdirSync(path.join(outDir, 'assets/css'));

const readSheet = (site: BuiltSite) =>
  readFileSync(
    path.join(site.outDir, 'assets/css', sheetsOf(site)[0]!),
    'utf8',
  );
const stylesOf = ({html}: {html: string}) =>
  /<style>(.*)<\/style>/.exec(html)?.[1];

test('inlines the styles a page needs, links the sheet last, and removes unused rules', async () => {
  const site = built(
    ':root{--a:$&;--b:var(--a);--unused:1px}[data-theme=dark]{--a:0}.one{top:var(--b)}.two{top:2px}.later{top:3px}.gone{top:4px}',
    {one: '<p class="one">$&</p>', two: '<p class="two"></p>'},
  );
  await inlineStyles(site);
  expect(sheetsOf(site)).toEqual([
    expect.stringMatching(/^styles\.[0-9a-f]{8}\.css$/),
  ]);
  expect(readSheet(site)).toBe(
    ':root{--a:$&}[data-theme=dark]{--a:0}.one{top:var(--a)}.two{top:2px}.later{top:3px}',
  );
  const link = `<link rel="stylesheet" href="/base/assets/css/${sheetsOf(site)[0]}">`;
  expect(site.documents.map(({html}) => html)).toEqual([
    `<html><head><style>:root{--a:$&}[data-theme=dark]{--a:0}.one{top:var(--a)}</style></head><body><p class="one">$&</p>${link}</body></html>`,
    `<html><head><style>.two{top:2px}</style></head><body><p class="two"></p>${link}</body></html>`,
  ]);
});

const one = '<p class="one"></p>';
const two = '<p class="two"></p>';

/** Rules, the bodies of the pages, what the sheet has if not all of the rules, and what each page has. */
const cases: Readonly<
  Record<
    string,
    [
      css: string,
      bodies: readonly string[],
      sheet?: string,
      pages?: readonly string[],
    ]
  >
> = {
  'writes a custom property that is set once, for the page, where it is used': [
    ':root{--size:calc(var(--step)*2);--step:4px;--color:red;--line:1px solid var(--color);--loop:var(--loop);--none:inherit}[data-theme=dark]{--color:blue}@media print{:root{--paper:1px}}.one{--own:1px;top:var(--size);left:var(--step,0);border:var(--line);color:var(--none);right:var(--own);bottom:var(--paper);margin:var(--loop)}',
    [one],
    ':root{--step:4px;--color:red;--loop:var(--loop);--none:inherit}[data-theme=dark]{--color:blue}@media print{:root{--paper:1px}}.one{--own:1px;top:calc(4px*2);left:var(--step,0);border:1px solid var(--color);color:var(--none);right:var(--own);bottom:var(--paper);margin:var(--loop)}',
  ],
  'keeps a custom property whose value depends on the place': [
    ':root{--color:red;--line:1px solid var(--color)}.one{--color:blue;border:var(--line)}',
    [one],
  ],
  'drops declarations that a rule with the same selectors replaces': [
    '.one{top:0;margin-top:1px;width:1px}.one,.two{left:0}@media print{.one{top:1px}}.one{top:2px;margin-block:0;inline-size:2px;left:1px}.one{right:0!important}@media print{.one{top:3px;right:1px}}',
    [one, two],
    '.one,.two{left:0}.one{top:2px;margin-block:0;inline-size:2px;left:1px}.one{right:0!important}@media print{.one{top:3px;right:1px}}',
  ],
  'drops the rules for classes of the theme that no page has': [
    '.card,.one{top:0}.one:not(.card){top:1px}.pagination-nav__link{top:2px}.containsTaskList_mC6p{top:3px}',
    ['<p class="one">card pagination-nav__link containsTaskList_mC6p</p>'],
    '.one{top:0}.one:not(.card){top:1px}',
  ],
  'keeps the rules for those of a class that a text brings': [
    '.card,.one{top:0}.one:not(.card){top:1px}.pagination-nav__link{top:2px}.containsTaskList_mC6p{top:3px}',
    [
      one,
      '<ul class="contains-task-list containsTaskList_mC6p"></ul><a class="pagination-nav__link pagination-nav__link--next"></a>',
    ],
    '.one{top:0}.one:not(.card){top:1px}.pagination-nav__link{top:2px}.containsTaskList_mC6p{top:3px}',
    [
      '.one{top:0}.one:not(.card){top:1px}',
      '.pagination-nav__link{top:2px}.containsTaskList_mC6p{top:3px}',
    ],
  ],
  'keeps rules whose selectors start with a pseudo-class': [
    ':focus-visible{top:0}:is(.one,main)>:is(p,.one){top:1px}:is(.one,main) p{top:2px}:where(p:not([width])){top:3px}',
    [`<main>${one}</main>`],
    undefined,
    [
      ':is(.one,main)>:is(p,.one){top:1px}:is(.one,main) p{top:2px}:where(p:not([width])){top:3px}',
    ],
  ],
  'a page has no rule for what is inside an element of another page': [
    'p:has(.deep){top:1px}p:has(> b > [data-start]),p:has(i){top:2px}div>p:has(.deep) b{top:3px}p:has(b,.deep){top:4px}',
    [
      '<div><p><b></b><i></i></p></div>',
      '<div><p><b class="deep"></b></p></div>',
      '<p><b><i data-start></i></b></p>',
    ],
    undefined,
    [
      'p:has(i){top:2px}p:has(b,.deep){top:4px}',
      'p:has(.deep){top:1px}p:has(i){top:2px}div>p:has(.deep) b{top:3px}p:has(b,.deep){top:4px}',
      'p:has(> b > [data-start]),p:has(i){top:2px}p:has(b,.deep){top:4px}',
    ],
  ],
  'a page has no rule for a class of another page, wherever the selector names it':
    [
      ':is(.one) b{top:1px}:is(p,.one) b{top:2px}[data-theme=dark] .one b{top:3px}:is(p:not(.one)) b{top:4px}',
      ['<p class="one"><b></b></p>', '<p class="two"><b></b></p>'],
      undefined,
      [
        ':is(.one) b{top:1px}:is(p,.one) b{top:2px}[data-theme=dark] .one b{top:3px}:is(p:not(.one)) b{top:4px}',
        ':is(p,.one) b{top:2px}:is(p:not(.one)) b{top:4px}',
      ],
    ],
  'a page gets the rules of both color modes': [
    '[data-theme=light] .one{top:0}[data-theme=dark] .one{top:1px}html:not([data-theme]) .one{top:2px}',
    ['<p class="one">light</p>'],
    undefined,
    [
      '[data-theme=light] .one{top:0}[data-theme=dark] .one{top:1px}html:not([data-theme]) .one{top:2px}',
    ],
  ],
  'leaves rules for print and for user input to the sheet': [
    '.one:hover{top:0}.one:not(:hover){transition:top 1s;top:1px;cursor:pointer}.one:focus-within,.one{top:2px}@media print{.one{top:3px}}',
    [one],
    undefined,
    ['.one:not(:hover){top:1px}.one{top:2px}'],
  ],
  'keeps an animation that a rule or a custom property uses': [
    '.one{--play:a 1s;animation:b 1s}@keyframes a{to{top:0}}@keyframes b{to{top:0}}@keyframes c{to{top:0}}.two{animation:var(--play)}',
    [one + two],
    '.one{--play:a 1s;animation:b 1s}@keyframes a{to{top:0}}@keyframes b{to{top:0}}.two{animation:var(--play)}',
  ],
};

test.each(Object.entries(cases))(
  '%s',
  async (_, [css, bodies, sheet, pages]) => {
    const site = built(css, Object.fromEntries(bodies.entries()));
    await inlineStyles(site);
    expect(readSheet(site)).toBe(sheet ?? css);
    if (pages) {
      expect(site.documents.map(stylesOf)).toEqual(pages);
    }
  },
);

test('the name of the sheet changes with its content', async () => {
  const nameFor = async (css: string) => {
    const site = built(css, {one: '<p class="one">'});
    await inlineStyles(site);
    return sheetsOf(site)[0];
  };
  const first = await nameFor('.one{top:0}');
  expect(await nameFor('.one{top:0}.gone{top:1px}')).toBe(first);
  expect(await nameFor('.one{top:1px}')).not.toBe(first);
});

test('a page without a sheet below the base URL stops the build', async () => {
  const site = built('', {one: ''});
  await expect(inlineStyles({...site, baseUrl: '/other/'})).rejects.toThrow(
    'No page links to a style sheet below /other/assets/css/.',
  );
  await expect(inlineStyles({...site, documents: []})).rejects.toThrow(
    'No page links to a style sheet',
  );
});

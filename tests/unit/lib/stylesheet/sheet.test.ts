import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import postcss from 'postcss';
import {readElements} from '../../../../src/lib/stylesheet/elements';
import {readSheet, stylesFor} from '../../../../src/lib/stylesheet/sheet';

const page =
  '<html class="p"><body class="b"><p class="x y"></p></body></html>';
const words = new Set(['html', 'body', 'p', 'b', 'x', 'y', 'kept', '--kept']);
const tidy = (css: string) => css.replace(/\s+/g, ' ').trim();

function split(css: string) {
  const sheet = readSheet(css, words);
  return {
    settings: tidy(sheet.settings.toString()),
    rules: tidy(sheet.rules.toString()),
    inline: tidy(stylesFor(sheet, readElements(page))),
  };
}

describe('the published sheet', () => {
  for (const [title, css, expected] of [
    [
      'loses classes that nothing names',
      '.x{top:0}.gone{top:1px}',
      '.x{top:0}',
    ],
    ['loses one selector of a list', '.gone,.x{top:0}', '.x{top:0}'],
    [
      'loses what has become empty, from the inside out',
      '@supports (a:b){@media screen{.gone{top:0}}}',
      '',
    ],
    [
      'keeps hover, focus and print',
      '.x:hover{top:0}@media print{.x{top:1px}}',
      '.x:hover{top:0}@media print{.x{top:1px}}',
    ],
    [
      'keeps the steps of an animation that is played',
      '@keyframes k{from{top:0}}.x{animation:k 1s}',
      '@keyframes k{from{top:0}}.x{animation:k 1s}',
    ],
    [
      'keeps an animation that a custom property names',
      '@keyframes k{from{top:0}}.x{--run:k;animation:var(--run)}',
      '@keyframes k{from{top:0}}.x{--run:k;animation:var(--run)}',
    ],
    [
      'keeps an animation that a script names',
      '@keyframes kept{from{top:0}}',
      '@keyframes kept{from{top:0}}',
    ],
    [
      'loses an animation that nobody plays',
      '@keyframes k{from{top:0}}.gone{animation:k}',
      '',
    ],
    [
      'loses a chain of custom properties that nothing reads',
      '.x{--a:1;--b:var(--a);--c:var(--b);top:0}',
      '.x{top:0}',
    ],
    [
      'keeps a chain of custom properties that is read',
      '.x{--a:1px;--b:var(--a, 0);top:var( --b )}',
      '.x{--a:1px;--b:var(--a, 0);top:var( --b )}',
    ],
    [
      'keeps a custom property that a script reads',
      '.x{--kept:1}',
      '.x{--kept:1}',
    ],
    [
      'keeps a rule with the rules nested in it',
      '.x{&:hover{top:0}}',
      '.x{&:hover{top:0}}',
    ],
    [
      'keeps statements without a block',
      '@layer a, b;.x{top:0}',
      '@layer a, b;.x{top:0}',
    ],
  ] as const) {
    test(title, () => {
      expect(split(css).rules).toBe(expected);
    });
  }
});

describe('the settings', () => {
  for (const [title, css, settings, rules] of [
    [
      'are the custom properties of the document alone',
      ':root{--a:1px;top:0}[data-theme=dark]{--a:2px}.x{top:var(--a)}',
      ':root{--a:1px}[data-theme=dark]{--a:2px}',
      ':root{top:0}.x{top:var(--a)}',
    ],
    [
      'keep their condition',
      '@media (width>9px){html[data-theme=dark]{--a:1px}.x{top:var(--a)}}',
      '@media (width>9px){html[data-theme=dark]{--a:1px}}',
      '@media (width>9px){.x{top:var(--a)}}',
    ],
    [
      'leave a property of an element where it is',
      '.x{--a:1px;top:var(--a)}',
      '',
      '.x{--a:1px;top:var(--a)}',
    ],
    [
      'lose what html:root replaces, before it and in a later :root',
      ':root{--a:1px}html[data-theme=dark]{--a:2px}html:root{--a:3px}:root{--a:4px}.x{top:var(--a)}',
      '',
      '.x{top:3px}',
    ],
    [
      'keep a later choice by theme',
      'html:root{--a:3px}html[data-theme=dark]{--a:4px}.x{top:var(--a)}',
      'html:root{--a:3px}html[data-theme=dark]{--a:4px}',
      '.x{top:var(--a)}',
    ],
    [
      'keep what is important',
      ':root{--a:1px!important}html:root{--a:3px}.x{top:var(--a)}',
      ':root{--a:1px!important}html:root{--a:3px}',
      '.x{top:var(--a)}',
    ],
    [
      'keep what html:root replaces under a condition only',
      ':root{--a:1px}@media print{html:root{--a:3px}}.x{top:var(--a)}',
      ':root{--a:1px}@media print{html:root{--a:3px}}',
      '.x{top:var(--a)}',
    ],
    [
      'leave nested rules in their place',
      ':root{--a:1px;&.p{--a:2px}}.x{top:var(--a)}',
      ':root{--a:1px}',
      ':root{&.p{--a:2px}}.x{top:var(--a)}',
    ],
  ] as const) {
    test(title, () => {
      expect(split(css)).toMatchObject({settings, rules});
    });
  }
});

describe('the styles of a page', () => {
  for (const [title, css, expected] of [
    [
      'leave out what is not on the page',
      '.x{top:0}.kept{top:1px}',
      '.x{top:0}',
    ],
    [
      'leave out what comes with a hand on the page',
      '.x:hover,.x{top:0}.x:focus-visible{top:1px}',
      '.x{top:0}',
    ],
    [
      'keep what holds as long as no hand is on the page',
      '.x:not(:hover):not(.kept){top:0}',
      '.x:not(:hover):not(.kept){top:0}',
    ],
    [
      'keep the look of the target of a link',
      '.x:target{top:0}',
      '.x:target{top:0}',
    ],
    [
      'keep where the target of a link stops',
      '.x{scroll-margin-top:1px;transition:top 1s}',
      '.x{scroll-margin-top:1px}',
    ],
    [
      'leave out print',
      '@media print{.x{top:0}}@media screen{.x{top:1px}}',
      '@media screen{.x{top:1px}}',
    ],
    ['keep pseudo-elements', '.x::before{top:0}', '.x::before{top:0}'],
    [
      'keep conditions',
      '@supports (a:b){@media (width>9px){.x{top:0}.kept{top:1px}}}',
      '@supports (a:b){@media (width>9px){.x{top:0}}}',
    ],
    [
      'begin with all settings',
      ':root{--a:1px}[data-theme=dark]{--a:2px}.kept{top:var(--a)}',
      ':root{--a:1px}[data-theme=dark]{--a:2px}',
    ],
    [
      'leave out animations of other pages',
      '@keyframes k{from{top:0}}.kept{animation:k}.x{top:0}',
      '.x{top:0}',
    ],
    [
      'keep animations that a setting names',
      ':root{--run:k}[data-theme=dark]{--run:none}@keyframes k{from{top:0}}.x{animation:var(--run)}',
      ':root{--run:k}[data-theme=dark]{--run:none}@keyframes k{from{top:0}}.x{animation:var(--run)}',
    ],
  ] as const) {
    test(title, () => {
      expect(split(css).inline).toBe(expected);
    });
  }
});

/** Selectors of `page`, each with the element that it matches and its specificity. */
const choices = [
  {selector: '.x', of: 'p', weight: 10},
  {selector: '.y', of: 'p', weight: 10},
  {selector: 'p', of: 'p', weight: 1},
  {selector: '.x.y', of: 'p', weight: 20},
  {selector: ':is(.x,.kept)', of: 'p', weight: 10},
  {selector: '.b', of: 'body', weight: 10},
  {selector: '.gone', of: null, weight: 10},
  {selector: '.kept', of: null, weight: 10},
  {selector: ':root', of: 'html', weight: 10},
  {selector: 'html:root', of: 'html', weight: 11},
] as const;

/** What the cascade gives each element: of the heaviest declarations, the last. */
function cascade(css: string): Record<string, string> {
  const result: Record<string, {value: string; weight: number}> = {};
  postcss.parse(css).walkRules((rule) => {
    for (const selector of rule.selectors) {
      const {of, weight} = choices.find(
        (choice) => choice.selector === selector,
      )!;
      rule.walkDecls(({prop, value, important}) => {
        const key = `${of} ${prop}`;
        const total = weight + (important ? 100 : 0);
        if (of && total >= (result[key]?.weight ?? 0)) {
          result[key] = {value, weight: total};
        }
      });
    }
  });
  return Object.fromEntries(
    Object.entries(result).map(([key, {value}]) => [key, value]),
  );
}

test('the inline styles, then the sheet, give what the original sheet gives', () => {
  const declaration = fc
    .tuple(
      fc.constantFrom('top', 'color', 'scroll-margin', '--kept'),
      fc.integer({min: 0, max: 9}),
      fc.boolean(),
    )
    .map(
      ([prop, value, important]) =>
        `${prop}:${value}${important ? '!important' : ''}`,
    );
  const rule = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...choices.map((each) => each.selector)), {
        minLength: 1,
        maxLength: 3,
      }),
      fc.array(declaration, {minLength: 1, maxLength: 3}),
    )
    .map(([selectors, body]) => `${selectors.join()}{${body.join(';')}}`);
  fc.assert(
    fc.property(fc.array(rule, {maxLength: 8}), (sheet) => {
      const css = sheet.join('');
      const {rules, inline} = split(css);
      expect(cascade(inline + rules)).toEqual(cascade(css));
      // No property here is one of those that come with a hand on the page, so the first paint is the last.
      expect(cascade(inline)).toEqual(cascade(css));
    }),
    {numRuns: 500},
  );
});

test('a sheet that is no CSS is an error', () => {
  expect(() => readSheet('.x{', words)).toThrow();
});

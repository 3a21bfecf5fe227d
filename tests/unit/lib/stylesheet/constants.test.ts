import {expect, test} from 'vitest';
import postcss from 'postcss';
import {resolveConstants} from '../../../../src/lib/stylesheet/constants';

function resolved(css: string, words: readonly string[] = []): string {
  const sheet = postcss.parse(css);
  resolveConstants(sheet, new Set(words));
  return sheet.toString();
}

const cases: {title: string; css: string; declaration: string}[] = [
  {
    title: 'a value of the document is put where it is read',
    css: ':root{--a:1rem}p{margin:var(--a)}q{margin:var(--a)}',
    declaration: 'p{margin:1rem}',
  },
  {
    title: 'through others, and inside a calculation',
    css: ':root{--a:1rem;--b:calc(var(--a)*2)}p{margin:calc(var(--b) - 1px)}',
    declaration: 'p{margin:calc(calc(1rem*2) - 1px)}',
  },
  {
    title: 'in place of a fallback',
    css: 'html:root{--a:red}p{color:var(--a, rgb(0 0 0))}',
    declaration: 'p{color:red}',
  },
  {
    title: 'not one that a mode changes',
    css: ':root{--a:red}[data-theme=dark]{--a:blue}p{color:var(--a)}',
    declaration: 'p{color:var(--a)}',
  },
  {
    title: 'not one that an element changes for what it holds',
    css: ':root{--a:red}.alert{--a:blue}p{color:var(--a)}',
    declaration: 'p{color:var(--a)}',
  },
  {
    title: 'not one that only some screens have',
    css: '@media (min-width:1px){:root{--a:red}}p{color:var(--a)}',
    declaration: 'p{color:var(--a)}',
  },
  {
    title: 'not one whose own value depends on where it is read',
    css: ':root{--b:red;--a:var(--b)}.alert{--b:blue}p{color:var(--a)}',
    declaration: 'p{color:var(--a)}',
  },
  {
    title: 'not a long one that is read twice',
    css: ':root{--a:1px solid rebeccapurple}p{border:var(--a)}q{border:var(--a)}',
    declaration: 'p{border:var(--a)}',
  },
  {
    title: 'not a circle, which is invalid wherever it is read',
    css: ':root{--a:var(--b);--b:var(--a)}p{color:var(--a)}',
    declaration: 'p{color:var(--',
  },
];

for (const {title, css, declaration} of cases) {
  test(title, () => {
    expect(resolved(css)).toContain(declaration);
  });
}

test('what a script may read stays a property', () => {
  expect(resolved(':root{--a:1px}p{margin:var(--a)}', ['--a'])).toContain(
    'p{margin:var(--a)}',
  );
});

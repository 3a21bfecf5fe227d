import {describe, expect, test} from 'vitest';
import {readElements} from '../../../../src/lib/stylesheet/elements';
import {isNamed, mayMatch} from '../../../../src/lib/stylesheet/selectors';

const elements = readElements(
  `<html lang="en" class="docs-page"><body>
    <nav class="navbar"><a class="link link--active" href="/a" title="First">A</a><a href="https://b.example">B</a></nav>
    <input type="CheckBox" data-state="open  wide"><table class="table col--3"></table>
  </body></html>`,
);

test('an element counts once, whatever its address or title', () => {
  const links = (html: string) => readElements(html).all.length;
  expect(links('<a href="/a" title="x"></a><a href="/b" title="y"></a>')).toBe(
    1,
  );
  expect(links('<a href="/a"></a><a></a><a class="x"></a>')).toBe(3);
});

describe('a selector may match a page', () => {
  for (const [selector, expected] of [
    ['*', true],
    [':root', true],
    ['html:root', true],
    ['body:root', false],
    ['html[data-theme=dark] .navbar', true],
    ['[data-theme=dark]', true],
    ['body[data-theme=dark]', false],
    ['.navbar .link', true],
    ['.navbar > .absent', false],
    ['.absent ~ .link', false],
    ['.absent, .link', true],
    ['.link.link--active', true],
    ['.link.navbar', false],
    ['.LINK', false],
    [':is(.absent, .link)', true],
    [':is(.absent, .gone) .link', false],
    [':where(.navbar .link)', true],
    [':not(.link)', true],
    ['.link:not(.link--active)', true],
    ['.absent:not(.link)', false],
    ['.navbar:has(.absent)', true],
    ['.link::before', true],
    ['.absent::before', false],
    ['::selection', true],
    ['[type=checkbox]', true],
    ['[type="checkbox" i]', true],
    ['[type=radio]', false],
    ['[disabled]', false],
    ['input[data-state~=open]', true],
    ['input[data-state~=shut]', false],
    ['input[data-state^=op]', true],
    ['input[data-state$=wide]', true],
    ['input[data-state*="n  w"]', true],
    ['input[data-state$=op]', false],
    ['[lang|=en]', true],
    ['[class*=col--]', true],
    ['[class*=row--]', false],
    ['a[href^="https://"]', true],
    ['a[title=Second]', true],
    ['input[href]', false],
  ] as const) {
    test(`${selector}: ${expected ? 'yes' : 'no'}`, () => {
      expect(mayMatch(selector, elements)).toBe(expected);
    });
  }
});

describe('a selector is named on the site', () => {
  const words = new Set(['a', 'alert', 'alert--info', 'sm', 'part', 'col--3']);
  for (const [selector, expected] of [
    ['.alert', true],
    ['a.alert--info:hover', true],
    ['.alert--danger', false],
    ['.alert dialog', false],
    [':is(.absent, .alert)', true],
    [':where(.absent) a', false],
    [':not(.absent)', true],
    ['[data-absent=yes]', true],
    ['#absent', true],
    ['[class*=col--]', true],
    ['[class^="ale"]', true],
    ['.sm\\:part', true],
    ['.sm\\:absent', false],
  ] as const) {
    test(`${selector}: ${expected ? 'yes' : 'no'}`, () => {
      expect(isNamed(selector, words)).toBe(expected);
    });
  }
});

test('a selector that is no CSS is an error', () => {
  expect(() => mayMatch('a >> [', elements)).toThrow();
});

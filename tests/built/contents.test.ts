import {expect, test} from 'vitest';
import {pageOf, textOfRoute} from '../support/builtPages';

test.each([...textOfRoute])(
  'the contents of %s list its headings of the levels 2 and 3',
  (route, {frontMatter}) => {
    const $ = pageOf(route);
    const listed = $('main nav[aria-label="On this page"] a')
      .toArray()
      .map((link) => decodeURIComponent($(link).attr('href')!.slice(1)));
    const headings = $('main .markdown :is(h2, h3)[id]')
      .toArray()
      .map((heading) => $(heading).attr('id'));
    expect(listed).toEqual(frontMatter.hide_table_of_contents ? [] : headings);
  },
);

test('a list of more than twelve headings has groups that unfold, a shorter one is open at once', () => {
  const counts = [...textOfRoute.keys()].map((route) => {
    const list = pageOf(route)('main nav[aria-label="On this page"]');
    return {
      route,
      count: list.find('a').length,
      isNested: list.find('ul ul').length > 0,
      unfolds: list.find('ul details').length > 0,
    };
  });
  // Today, one page has exactly twelve, and another thirteen.
  const nested = counts.filter(({isNested}) => isNested);
  expect(nested.length).toBeGreaterThan(10);
  expect(nested.filter(({count, unfolds}) => unfolds !== count > 12)).toEqual(
    [],
  );
});

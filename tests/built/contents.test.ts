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

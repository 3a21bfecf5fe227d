/** Typographic quotes are for prose: what people type, copy or follow has none. */
import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';
import {builtFiles, builtRoutes, pageOf} from '../support/builtPages';

const typographic = /[\u2018\u2019\u201c\u201d]/;

/** The blocks have their titles, too. */
const typed = 'main :is(code, pre, kbd, samp, .theme-code-block)';

/** Attributes that visitors follow, read or copy. */
const attributes = ['alt', 'content', 'href', 'id', 'src', 'title', 'value'];

test.each(builtRoutes)(
  'code, keys and attributes of %s have no typographic quotes',
  (route) => {
    const $ = pageOf(route);
    const texts = [
      ...$(typed)
        .toArray()
        .map((element) => $(element).text()),
      ...attributes.flatMap((name) =>
        $(`[${name}]`)
          .toArray()
          .map((element) => $(element).attr(name)!),
      ),
    ];
    expect(texts.filter((text) => typographic.test(text))).toEqual([]);
  },
);

test.each(['/licensing-servers-issue', '/faq', '/blog/keyhole'])(
  'the prose of %s has them, in its title and headings too',
  (route) => {
    const $ = pageOf(route);
    const prose = $(
      'main :is(h1, h2, h3, .markdown > p, .markdown > ul)',
    ).clone();
    prose.find('code').remove();
    const shown = prose.text();
    expect(shown).toMatch(/\w\u2019\w/);
    expect(shown).not.toMatch(/\w'\w/);
  },
);

test('copies and data have none', () => {
  const files = builtFiles.filter((file) => /^data\/|^llms|\.md$/.test(file));
  expect(files.length).toBeGreaterThan(builtRoutes.length / 2);
  expect(files.filter((file) => typographic.test(readBuilt(file)))).toEqual([]);
});

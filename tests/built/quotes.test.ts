/** Typographic quotes are for prose: what people type, copy or follow has none. */
import {expect, test} from 'vitest';
import {readBuilt} from '../support/build';
import {builtFiles, builtRoutes, pageOf} from '../support/builtPages';

const typographic = /[\u2018\u2019\u201c\u201d]/;

/** The blocks have their titles, too. */
const typed = ':is(code, pre, kbd, samp, .theme-code-block)';

/** Attributes that visitors follow, read or copy. */
const attributes = ['alt', 'content', 'href', 'id', 'src', 'title', 'value'];

test.each(builtRoutes)(
  'what %s says has typographic quotes, in its frame and from data too, and its code, keys and attributes have none',
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
    const shown = $('body').clone();
    shown.find(`script, style, noscript, ${typed}`).remove();
    expect(shown.text()).not.toMatch(/['"]/);
  },
);

test('copies and data have none', () => {
  const files = builtFiles.filter((file) => /^data\/|^llms|\.md$/.test(file));
  expect(files.length).toBeGreaterThan(builtRoutes.length / 2);
  expect(files.filter((file) => typographic.test(readBuilt(file)))).toEqual([]);
});

import {describe, expect, test} from 'vitest';
import {boxExamples} from '../../src/data/examples';
import {errorScreens} from '../../src/data/errorScreens';
import {pageOf, plain} from '../support/builtPages';

const $ = pageOf('/');

/** Whether an address leads to a page, and to a place in it. */
function leadsSomewhere(address: string): boolean {
  const [route, id] = address.split('#');
  return pageOf(route!)(`[id="${id}"]`).length === 1;
}

describe('without JavaScript, the home page', () => {
  test.each(errorScreens)(
    'has the words of the drawing "$id", and a link to the section that answers',
    ({bar, title, text, caption, to}) => {
      const link = $(`main li a[href="${to}"]`)
        .toArray()
        .map((element) => plain($(element).text()));
      expect(link).toContain(
        [bar, title, text, caption].filter((line) => line).join(' '),
      );
      expect(leadsSomewhere(to)).toBe(true);
    },
  );

  test.each(boxExamples)(
    'has the example "$label" as a link to the section that answers',
    ({label, to}) => {
      const link = $(`main ul[aria-label="Examples"] a[href="${to}"]`);
      expect(plain(link.text())).toBe(label);
      expect(leadsSomewhere(to)).toBe(true);
    },
  );

  test('has no sidebar, and its place in that of other docs', () => {
    expect($('.theme-doc-sidebar-container')).toHaveLength(0);
    expect(
      pageOf('/kms38')('.theme-doc-sidebar-container .menu a[href="/"]').text(),
    ).toBe('Home');
  });
});

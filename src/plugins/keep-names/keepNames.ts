import type {Root} from 'hast';
import {keepTogether} from '../../lib/text/keepTogether';

/** Keeps the names of products in headings on one line. The texts themselves have ordinary spaces. */
export function keepNames() {
  return async (root: Root) => {
    const {visit} = await import('unist-util-visit');
    visit(root, 'element', (heading) => {
      if (/^h[1-6]$/.test(heading.tagName)) {
        visit(heading, 'text', (text) => {
          text.value = keepTogether(text.value);
        });
      }
    });
  };
}

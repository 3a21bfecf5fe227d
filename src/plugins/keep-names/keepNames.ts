import type {Root} from 'hast';
import {keepDates} from '../../lib/text/keepDates';
import {keepTogether} from '../../lib/text/keepTogether';

/**
 * Keeps the names of products in headings on one line, and the month and the day of a date everywhere but in code. The texts
 * themselves have ordinary spaces.
 */
export function keepNames() {
  return async (root: Root) => {
    const {SKIP, visit} = await import('unist-util-visit');
    visit(root, ['element', 'text'], (node) => {
      if (node.type === 'text') {
        node.value = keepDates(node.value);
        return undefined;
      }
      if (node.type === 'element' && /^h[1-6]$/.test(node.tagName)) {
        visit(node, 'text', (text) => {
          text.value = keepTogether(text.value);
        });
      }
      return node.type === 'element' && node.tagName === 'code'
        ? SKIP
        : undefined;
    });
  };
}

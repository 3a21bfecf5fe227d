import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {keepDates} from '../../lib/dates/keepDates';
import {keepTogether} from '../../lib/text/format';

/**
 * Keeps on one line the names of products in headings, and the month and the day of a date everywhere but in code. The texts
 * themselves have ordinary spaces.
 */
export function keepNames() {
  return (root: Root) => {
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

import type {Root} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {keepDates} from '../../lib/dates/keepDates';
import {keepTogether} from '../../lib/text/format';

/** A name with a hyphen, where a line could break, that fits on a line of a narrow phone: `ms-settings:activation`. */
const wholeName = /^(?=.*-)\S{1,22}$/;

/**
 * Keeps on one line the names of products in headings, short names in code, and the month and the day of a date everywhere
 * else. The texts themselves have ordinary spaces.
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
      if (node.type !== 'element' || node.tagName !== 'code') {
        return undefined;
      }
      const [name] = node.children;
      if (name?.type === 'text' && wholeName.test(name.value)) {
        node.properties.className = ['whole'];
      }
      return SKIP;
    });
  };
}

import type {Root} from 'hast';

/**
 * Aligns the cells of Markdown tables (`|:--:|`) with a class of the theme. By default, MDX uses a `style` attribute,
 * which the site's security policy blocks.
 */
export function alignCells() {
  return async (root: Root) => {
    const {visit} = await import('unist-util-visit');
    visit(root, 'element', ({properties, tagName}) => {
      const {align} = properties;
      if ((tagName !== 'td' && tagName !== 'th') || typeof align !== 'string') {
        return;
      }
      delete properties.align;
      properties.className = [`text--${align}`];
    });
  };
}

import type {Root} from 'hast';

/**
 * Aligns the cells of Markdown tables (`|:--:|`) by a class of the theme. Left alone, MDX makes a `style` attribute of
 * the alignment, and the security policy of the site blocks those.
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

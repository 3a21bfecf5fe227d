import {valueToEstree} from 'estree-util-value-to-estree';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {formatFault} from '../../../checks/fault';
import {
  isTag,
  lineOf,
  readAttribute,
  type Attribute,
  type TagNode,
} from '../../../checks/markdownTree';
import type {Selector} from '../../build/reference/define';

/** An attribute with plain JSON data. Undefined fields are left out. */
function writeAttribute([name, data]: [string, unknown]): Attribute {
  const value = JSON.stringify(data);
  const expression = valueToEstree(JSON.parse(value));
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [{type: 'ExpressionStatement', expression}],
        },
      },
    },
  };
}

/** The selector of each reference component, by its name. */
export type Selectors = Readonly<Record<string, Selector<object>>>;

/**
 * Replaces the attributes of every reference component in `tree` with the props that its selector returns. An invalid
 * attribute stops the build with a message that names the page, the line and the component.
 */
export function selectRows(
  tree: Root,
  page: string,
  selectors: Selectors,
): void {
  visit(tree, isTag, (tag: TagNode) => {
    const select = selectors[tag.name ?? ''];
    if (!select) {
      return;
    }
    try {
      const attributes = tag.attributes.map(readAttribute);
      tag.attributes = Object.entries(select(Object.fromEntries(attributes)))
        .filter(([, value]) => value !== undefined)
        .map(writeAttribute);
    } catch (cause) {
      const line = lineOf(tag);
      const message = `<${tag.name}>: ${(cause as Error).message}`;
      throw new Error(formatFault({path: page, line, message}), {cause});
    }
  });
}

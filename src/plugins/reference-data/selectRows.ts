import path from 'node:path';
import type {Selector} from '../../lib/reference/define';
import {readLiteral, writeLiteral, type Expression} from './literals';

interface Program {
  type: string;
  sourceType?: string;
  body: {type: string; expression?: Expression}[];
}

/** The expression of an attribute such as `codes={[…]}`: its text and its syntax tree. */
interface AttributeExpression {
  type: 'mdxJsxAttributeValueExpression';
  value: string;
  data?: {estree?: Program};
}

interface Attribute {
  type: string;
  name?: string;
  value?: string | AttributeExpression | null;
}

/** The fields of a Markdown tree node (mdast) that this plugin needs. */
export interface MarkdownNode {
  type: string;
  name?: string | null;
  attributes?: Attribute[];
  children?: MarkdownNode[];
  position?: {start: {line: number}};
}

function readAttribute({type, name, value}: Attribute): [string, unknown] {
  if (type !== 'mdxJsxAttribute' || !name) {
    throw new RangeError(
      'write each attribute out; `{...spread}` is not supported.',
    );
  }
  if (typeof value !== 'object' || value === null) {
    // `<X isOpen />` has no value, which means true.
    return [name, value ?? true];
  }
  const expression = value.data?.estree?.body[0]?.expression;
  if (!expression) {
    throw new RangeError(`"${name}" is empty: write its value, or remove it.`);
  }
  return [name, readLiteral(expression)];
}

function writeAttribute([name, value]: [string, unknown]): Attribute {
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            {type: 'ExpressionStatement', expression: writeLiteral(value)},
          ],
        },
      },
    },
  };
}

/**
 * Replaces the attributes of every reference component in `tree` with the props that its selector returns. An invalid
 * attribute stops the build with a message that names the page, the line and the component.
 */
export function selectRows(
  tree: MarkdownNode,
  page: string,
  selectors: Readonly<Record<string, Selector<object>>>,
): void {
  const select =
    tree.type === 'mdxJsxFlowElement' || tree.type === 'mdxJsxTextElement'
      ? selectors[tree.name ?? '']
      : undefined;
  if (select) {
    try {
      const attributes = (tree.attributes ?? []).map(readAttribute);
      tree.attributes = Object.entries(select(Object.fromEntries(attributes)))
        .filter(([, value]) => value !== undefined)
        .map(writeAttribute);
    } catch (cause) {
      const line = tree.position ? `, line ${tree.position.start.line}` : '';
      throw new Error(
        `${page}${line}: ${tree.name}: ${(cause as Error).message}`,
        {cause},
      );
    }
  }
  for (const child of tree.children ?? []) {
    selectRows(child, page, selectors);
  }
}

/** Path of a page relative to the project, with forward slashes. */
export function pageName(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

import path from 'node:path';
import type {Selector} from '../../lib/reference/define';
import {readLiteral, writeLiteral, type Expression} from './literals';

interface Program {
  type: string;
  sourceType?: string;
  body: {type: string; expression?: Expression}[];
}

/** `codes={[…]}`: the text of an expression and its tree. */
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

/** A node of the Markdown tree (mdast), as far as this plugin looks. */
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
      'write each attribute out; `{...spread}` is not read.',
    );
  }
  if (typeof value !== 'object' || value === null) {
    // `<X isOpen />` has no value and means true.
    return [name, value ?? true];
  }
  const expression = value.data?.estree?.body[0]?.expression;
  if (!expression) {
    throw new RangeError(`"${name}" is empty.`);
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
 * Replaces the attributes of every reference component in `tree` by the props that its selector gives. What an author
 * got wrong stops the build with one sentence that names the page, the line and the component.
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

/** Path of a page as an author knows it: below the project, with forward slashes. */
export function pageName(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

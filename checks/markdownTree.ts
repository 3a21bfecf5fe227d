/** The syntax tree of a page (mdast), for the checks and for the build, which must refuse the same. */
import type {Nodes, Root} from 'mdast';
import type {Fault} from './fault';
import {checkMarkup} from './rules/markup';
import {syntaxFault, type SyntaxFailure} from './syntax';

/** An HTML element or a component. */
export type TagNode = Extract<
  Nodes,
  {type: 'mdxJsxFlowElement' | 'mdxJsxTextElement'}
>;

export type Attribute = TagNode['attributes'][number];

/** `true` for an attribute without a value. */
export type AttributeValue = string | true | string[];

export const isTag = (node: {type: string}): node is TagNode =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

export const childrenOf = (node: Nodes): readonly Nodes[] =>
  'children' in node ? node.children : [];

export const lineOf = ({position}: Pick<Nodes, 'position'>): number =>
  position?.start.line ?? 1;

/**
 * The name and the value of `isOpen`, `id="x"` or `codes={['x', 'y']}`.
 *
 * @throws {RangeError} for anything else, whose value cannot be known without running code
 */
export function readAttribute(
  attribute: Attribute,
): [name: string, value: AttributeValue] {
  if (attribute.type === 'mdxJsxExpressionAttribute') {
    throw new RangeError('write each attribute out, without braces around it');
  }
  const {name, value} = attribute;
  if (typeof value !== 'object' || value === null) {
    return [name, value ?? true];
  }
  const statement = value.data?.estree?.body[0];
  const items =
    statement?.type === 'ExpressionStatement' &&
    statement.expression.type === 'ArrayExpression' &&
    statement.expression.elements.map((element) =>
      element?.type === 'Literal' ? element.value : undefined,
    );
  if (!items || !items.every((item) => typeof item === 'string')) {
    throw new RangeError(
      `the value of "${name}" would run as code: write a text such as ${name}="x", or a list of texts such as ${name}={['x', 'y']}`,
    );
  }
  return [name, items];
}

/** A text with more levels isn't one that a person wrote, and the functions that read the tree would run out of stack. */
const DEEPEST = 80;

const TOO_DEEP =
  'too many quotes, lists or tags are inside each other: end some of them';

/** Where the tree is deeper than allowed. Looks no deeper than that. */
function findTooDeep(node: Nodes, depth = 0): Nodes | undefined {
  if (depth > DEEPEST) {
    return node;
  }
  for (const child of childrenOf(node)) {
    const deep = findTooDeep(child, depth + 1);
    if (deep) {
      return deep;
    }
  }
  return undefined;
}

/**
 * The syntax tree of a page, empty if it is too deep and `null` if it cannot be read, and why the page is refused.
 *
 * @param path relative to the project
 * @param parse as in Docusaurus
 */
export function readTree(
  path: string,
  text: string,
  parse: (text: string) => Root,
): {tree: Root | null; refusals: Fault[]} {
  const tooDeep = (line: number) => ({
    tree: {type: 'root', children: []} satisfies Root,
    refusals: [{path, line, message: TOO_DEEP}],
  });
  try {
    const tree = parse(text);
    const deep = findTooDeep(tree);
    return deep
      ? tooDeep(lineOf(deep))
      : {tree, refusals: checkMarkup(path, tree)};
  } catch (error) {
    // The parser ran out of stack.
    return error instanceof RangeError
      ? tooDeep(1)
      : {
          tree: null,
          refusals: [syntaxFault(path, text, error as SyntaxFailure)],
        };
  }
}

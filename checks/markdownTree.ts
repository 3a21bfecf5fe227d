/**
 * The parts of a Markdown syntax tree (mdast) that concern components: their names, and attributes whose value can be
 * known without running code.
 */

/** The parts of a JavaScript syntax tree (ESTree) that are read here. */
export interface Expression {
  type: string;
  [field: string]: unknown;
}

interface Program {
  type: string;
  sourceType?: string;
  body: {type: string; expression?: Expression}[];
}

/** The braces of an attribute such as `codes={[…]}`: their text and its syntax tree. */
interface AttributeExpression {
  type: 'mdxJsxAttributeValueExpression';
  value: string;
  data?: {estree?: Program};
}

export interface Attribute {
  type: string;
  /** Absent for `{...others}`. */
  name?: string;
  value?: string | AttributeExpression | null;
}

export interface MarkdownNode {
  type: string;
  /** Of a tag or a directive; null for `<>`. */
  name?: string | null;
  /** A list for a tag, an object for a directive. */
  attributes?: Attribute[] | Record<string, unknown> | null;
  /** Of a link, an image or a definition. */
  url?: string;
  value?: string;
  /** Of an image. */
  alt?: string | null;
  /** Of a link or an image. */
  title?: string | null;
  /** What follows the language of a code block. */
  meta?: string | null;
  data?: {estree?: Program};
  children?: MarkdownNode[];
  position?: {start: {line: number}};
}

export interface MarkdownTag extends MarkdownNode {
  attributes?: Attribute[];
}

export function isTag(node: MarkdownNode): node is MarkdownTag {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** `true` for an attribute without a value. */
export type AttributeValue = string | true | string[];

function readList({type, elements}: Expression): string[] | null {
  if (type !== 'ArrayExpression') {
    return null;
  }
  const values = (elements as (Expression | null)[]).map((element) =>
    element?.type === 'Literal' ? element.value : undefined,
  );
  return values.every((value) => typeof value === 'string') ? values : null;
}

/**
 * The name and the value of `isOpen`, `id="x"` or `codes={['x', 'y']}`.
 *
 * @throws {RangeError} for anything else
 */
export function readAttribute({
  name,
  value,
}: Attribute): [name: string, value: AttributeValue] {
  if (!name) {
    throw new RangeError('write each attribute out, without braces around it');
  }
  if (typeof value !== 'object' || value === null) {
    return [name, value ?? true];
  }
  const statement = value.data?.estree?.body[0];
  const list = statement?.expression && readList(statement.expression);
  if (!list) {
    throw new RangeError(
      `the value of "${name}" would run as code: write a text such as ${name}="x", or a list of texts such as ${name}={['x', 'y']}`,
    );
  }
  return [name, list];
}

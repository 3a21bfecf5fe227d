/**
 * Converts between values and the ESTree nodes that MDX keeps for expressions in a page. Only literals are supported,
 * because the content of a page must be known without running it.
 */

/** The part of an ESTree node that this file needs. */
export interface Expression {
  type: string;
  [field: string]: unknown;
}

/**
 * The value of a literal, a list of literals, or a template without expressions.
 *
 * @throws {RangeError} for anything else
 */
export function readLiteral(node: Expression): unknown {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'ArrayExpression':
      return (node.elements as Expression[]).map(readLiteral);
    case 'TemplateLiteral': {
      const [only, ...others] = node.quasis as {value: {cooked: string}}[];
      if (only && others.length === 0) {
        return only.value.cooked;
      }
    }
  }
  throw new RangeError(
    'write the value itself: text, a number, true or false, or a list of these.',
  );
}

/** The expression that evaluates to `value`, which is plain JSON data. Undefined fields are left out. */
export function writeLiteral(value: unknown): Expression {
  if (Array.isArray(value)) {
    return {type: 'ArrayExpression', elements: value.map(writeLiteral)};
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([name, field]) => ({
          type: 'Property',
          kind: 'init',
          method: false,
          shorthand: false,
          computed: false,
          key: {type: 'Literal', value: name},
          value: writeLiteral(field),
        })),
    };
  }
  if (typeof value === 'number' && value < 0) {
    return {
      type: 'UnaryExpression',
      operator: '-',
      prefix: true,
      argument: writeLiteral(-value),
    };
  }
  return {type: 'Literal', value};
}

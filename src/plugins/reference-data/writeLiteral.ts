import type {Expression} from '../../../checks/markdownTree';

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

import {expect, test} from 'vitest';
import fc from 'fast-check';
import type {Expression} from '../../../../checks/markdownTree';
import {writeLiteral} from '../../../../src/plugins/reference-data/writeLiteral';

/** Evaluates the few kinds of expression that `writeLiteral` creates. */
function evaluate(node: Expression): unknown {
  switch (node.type) {
    case 'ArrayExpression':
      return (node.elements as Expression[]).map(evaluate);
    case 'ObjectExpression':
      return Object.fromEntries(
        (node.properties as {key: Expression; value: Expression}[]).map(
          ({key, value}) => [key.value, evaluate(value)],
        ),
      );
    case 'UnaryExpression':
      return -(evaluate(node.argument as Expression) as number);
    default:
      return node.value;
  }
}

test('a written expression evaluates to its value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(evaluate(writeLiteral(plain))).toEqual(plain);
    }),
  );
});

test('an undefined field is left out', () => {
  expect(evaluate(writeLiteral({a: 1, b: undefined}))).toEqual({a: 1});
});

import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  readLiteral,
  writeLiteral,
  type Expression,
} from '../../../../src/plugins/reference-data/literals';

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

test('reads text, lists and a template without expressions', () => {
  const text = {type: 'Literal', value: 'Home'};
  expect(readLiteral(text)).toBe('Home');
  expect(readLiteral({type: 'ArrayExpression', elements: [text]})).toEqual([
    'Home',
  ]);
  expect(
    readLiteral({
      type: 'TemplateLiteral',
      quasis: [{value: {cooked: '25H2'}}],
      expressions: [],
    }),
  ).toBe('25H2');
});

for (const type of ['Identifier', 'CallExpression', 'ConditionalExpression']) {
  test(`rejects an expression that is not a literal: ${type}`, () => {
    expect(() => readLiteral({type})).toThrow('write the value itself');
  });
}

test('rejects a template with an expression', () => {
  expect(() =>
    readLiteral({
      type: 'TemplateLiteral',
      quasis: [{value: {cooked: 'a'}}, {value: {cooked: 'b'}}],
    }),
  ).toThrow('write the value itself');
});

import {expect, test} from 'vitest';
import fc from 'fast-check';
import {
  readLiteral,
  writeLiteral,
  type Expression,
} from '../../../../src/plugins/reference-data/literals';

/** Evaluates the few kinds of expression that `writeLiteral` makes, as a JavaScript engine would. */
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

test('whatever is written means the same when evaluated', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(evaluate(writeLiteral(plain))).toEqual(plain);
    }),
  );
});

test('a field without a value is left out', () => {
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
  test(`refuses what must be run to be known: ${type}`, () => {
    expect(() => readLiteral({type})).toThrow('write the value itself');
  });
}

test('refuses a template with an expression inside', () => {
  expect(() =>
    readLiteral({
      type: 'TemplateLiteral',
      quasis: [{value: {cooked: 'a'}}, {value: {cooked: 'b'}}],
    }),
  ).toThrow('write the value itself');
});

import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const replaceText = createRequire(__filename)(
  '../../../../src/plugins/lean-bundle/replaceText.cjs',
) as (
  this: {getOptions: () => {from: string; to: string}; resourcePath: string},
  source: string,
) => string;

const run = (source: string) =>
  replaceText.call(
    {getOptions: () => ({from: 'old()', to: '$& new'}), resourcePath: 'a.js'},
    source,
  );

test('a piece of a module is replaced', () => {
  expect(run('x = old();')).toBe('x = $& new;');
});

test('a module without the piece, or with two, stops the build', () => {
  for (const source of ['x = other();', 'old(); old();']) {
    expect(() => run(source)).toThrow('a.js does not hold "old()" once');
  }
});

import {createRequire} from 'node:module';
import {expect, test} from 'vitest';

const leaveOut = createRequire(__filename)(
  '../../../../src/plugins/lean-bundle/leaveOut.cjs',
) as (this: {getOptions: () => {keys: string[]}}, source: string) => string;

const run = (source: string, keys: string[]) =>
  leaveOut.call({getOptions: () => ({keys})}, source);

test('leaves keys out of a generated module, wherever they stand', () => {
  expect(
    run('{"a": 1, "b": {"a": [2], "c": [{"a": 3, "d": null}]}}', ['a']),
  ).toBe('{"b":{"c":[{"d":null}]}}');
});

test('keeps what stands around the value', () => {
  const source = '/* AUTO */\nexport default {\n  "a": "};", "b": 1\n};\n';
  expect(run(source, ['b'])).toBe('/* AUTO */\nexport default {"a":"};"};\n');
});

test('says what it was given when that is no JSON value', () => {
  for (const source of ['', 'export default config;', 'module.exports = [];']) {
    expect(() => run(source, ['a'])).toThrow(
      `Docusaurus generated no JSON value here, but: ${source}. Compare the file with src/plugins/lean-bundle.`,
    );
  }
  expect(() => run('export default {a: 1};', ['a'])).toThrow(
    'Docusaurus generated no JSON value here, but: export default {a: 1};',
  );
});

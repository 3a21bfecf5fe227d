import {expect, test} from 'vitest';
import leanRegistry from '../../../../src/plugins/lean-bundle/leanRegistry.cjs';

const load = '() => import(/* webpackChunkName: "ab" */ "@site/docs/a.md")';

test('of the list of chunks only the way to load each is kept', () => {
  expect(
    leanRegistry(
      `export default {\n  "ab": [${load}, "@site/docs/a.md", require.resolveWeak("@site/docs/a.md")],};\n`,
    ),
  ).toBe(`export default {\n  "ab": [${load}],};\n`);
});

test('a list in an unknown form stops the build', () => {
  expect(() =>
    leanRegistry(`export default {"ab": [${load}, require.resolveWeak(1)]};`),
  ).toThrow(/changed its form/);
});

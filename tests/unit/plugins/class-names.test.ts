import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {expect, test} from 'vitest';
import classNames from '../../../src/plugins/class-names';
import {projectDirectory} from '../../support/build';

type GetLocalIdent = (
  context: {resourcePath: string},
  pattern: string,
  name: string,
) => string | undefined;

/** A rule as Docusaurus writes it for CSS modules, but with its own option. */
const rule = (options: object, loader = 'css-loader') => ({
  test: /\.module\.css$/,
  use: [
    {loader: '/node_modules/mini-css-extract-plugin/loader.js', options: {}},
    {loader: `/node_modules/${loader}/dist/cjs.js`, options},
  ],
});

/** Runs the plugin on a configuration, and returns what names the classes of each rule. */
function configure(rules: ReturnType<typeof rule>[]): GetLocalIdent[] {
  const plugin = classNames({siteDir: projectDirectory} as LoadContext);
  const config = {mode: 'production', module: {rules}};
  (plugin.configureWebpack as (config: Configuration) => object)(
    config as unknown as Configuration,
  );
  return rules.flatMap(({use}) =>
    use.flatMap(
      ({options}) =>
        (options as {modules?: {getLocalIdent: GetLocalIdent}}).modules
          ?.getLocalIdent ?? [],
    ),
  );
}

const pattern = '[local]_[contenthash:base64:4]';
const modules = () => rule({modules: {localIdentName: pattern}});
const file = (name: string) => ({
  resourcePath: path.join(projectDirectory, name),
});

test("a class gets a short name, always the same, unless it is one of the theme's that no page has", () => {
  const [nameOf] = configure([rule({}), modules()]);
  const own = file('src/components/ui/Button/styles.module.css');
  const short = nameOf!(own, pattern, 'button');
  expect(short).toMatch(/^[\w-]{4}$/);
  expect(nameOf!(own, pattern, 'button')).toBe(short);
  expect(configure([modules()])[0]!(own, pattern, 'button')).toBe(short);
  expect(nameOf!(own, pattern, 'other')).not.toBe(short);
  const theme = file('node_modules/@docusaurus/theme-classic/x.module.css');
  expect(nameOf!(theme, pattern, 'button')).toMatch(/^[\w-]{4}$/);
  expect(nameOf!(theme, pattern, 'containsTaskList')).toBeUndefined();
});

test('two classes that get the same name stop the build, and are named', () => {
  const [nameOf] = configure([modules()]);
  const names = (count: number) => {
    for (let index = 0; index < count; index += 1) {
      nameOf!(file(`src/${index}.module.css`), pattern, 'box');
    }
  };
  // Of 16 million names, 20,000 classes share some.
  expect(() => names(20_000)).toThrow(
    /^The classes "\S+\d+\.module\.css box" and "\S+\d+\.module\.css box" get the same short name, [\w-]{4}\. Rename one of them\.$/,
  );
});

test.each([
  ['without CSS modules', () => [rule({})]],
  ['with another loader', () => [rule({modules: {}}, 'other-loader')]],
  ['without rules', () => []],
])('rules %s stop the build', (_, rules) => {
  expect(() => configure(rules())).toThrow(
    /no rule .* css-loader .*compare them with .*class-names/i,
  );
});

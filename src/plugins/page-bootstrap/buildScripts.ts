import path from 'node:path';
import {promisify} from 'node:util';
import webpack from 'webpack';

/**
 * Bundles and minifies scripts of `./scripts` for inlining into pages. Uses the same tools and target browsers as the
 * main bundle.
 *
 * @param names files in `./scripts`, without their extension
 * @param constants values of the constants that the scripts declare
 * @returns the text of each script, which is safe inside a `<script>` element
 */
export async function buildScripts<Name extends string>(
  names: readonly Name[],
  constants: Record<string, unknown>,
): Promise<Record<Name, string>> {
  const compiler = webpack({
    mode: 'production',
    context: __dirname,
    target: 'browserslist:production',
    entry: Object.fromEntries(
      names.map((name) => [name, path.join(__dirname, 'scripts', name)]),
    ),
    output: {filename: '[name].js'},
    resolve: {extensions: ['.ts']},
    module: {rules: [{test: /\.ts$/, loader: require.resolve('babel-loader')}]},
    plugins: [
      new webpack.DefinePlugin(
        Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [
            name,
            JSON.stringify(value),
          ]),
        ),
      ),
      // Writes nothing to disk: the scripts are inlined into the pages.
      (compiler) => compiler.hooks.shouldEmit.tap('buildScripts', () => false),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  compiler.close(() => undefined);
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString('errors-only'));
  }
  return Object.fromEntries(
    names.map((name) => [
      name,
      stats.compilation.getAsset(`${name}.js`)!.source.source().toString(),
    ]),
  ) as Record<Name, string>;
}

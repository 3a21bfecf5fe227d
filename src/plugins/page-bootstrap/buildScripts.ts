import path from 'node:path';
import webpack from 'webpack';

/**
 * Bundles and minifies the scripts of `./scripts` that are written into pages, with the tools and for the browsers of
 * the bundle itself.
 *
 * @param names files of `./scripts`, without their ending
 * @param constants values for what the scripts declare but do not define
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
      // Nothing is written to the disk: the texts go into the pages.
      (compiler) => compiler.hooks.shouldEmit.tap('buildScripts', () => false),
    ],
  });
  const compilation = await new Promise<webpack.Compilation>(
    (resolve, reject) =>
      compiler.run((error, stats) => {
        compiler.close(() => undefined);
        if (error || !stats) {
          reject(error);
        } else if (stats.hasErrors()) {
          reject(new Error(stats.toString('errors-only')));
        } else {
          resolve(stats.compilation);
        }
      }),
  );
  return Object.fromEntries(
    names.map((name) => [
      name,
      compilation.getAsset(`${name}.js`)!.source.source().toString(),
    ]),
  ) as Record<Name, string>;
}

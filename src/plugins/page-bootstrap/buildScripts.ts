import path from 'node:path';
import {promisify} from 'node:util';
import webpack from 'webpack';

/**
 * Bundles and minifies the scripts of `./scripts` for inlining into pages. Uses the same tools and target browsers as the
 * main bundle.
 *
 * @param constants values of the constants that the scripts declare
 * @returns the text of each script, which is safe inside a `<script>` element
 */
export async function buildScripts(constants: {
  BASE_URL: string;
  ANNOUNCEMENT_ID: string | null;
}): Promise<{beforePage: string; afterPage: string}> {
  const scripts = path.join(__dirname, 'scripts');
  const compiler = webpack({
    mode: 'production',
    context: __dirname,
    target: 'browserslist:production',
    entry: {
      beforePage: path.join(scripts, 'beforePage'),
      afterPage: path.join(scripts, 'afterPage'),
    },
    output: {filename: '[name].js'},
    resolve: {extensions: ['.ts']},
    module: {rules: [{test: /\.ts$/, loader: require.resolve('babel-loader')}]},
    plugins: [
      new webpack.DefinePlugin({
        BASE_URL: JSON.stringify(constants.BASE_URL),
        ANNOUNCEMENT_ID: JSON.stringify(constants.ANNOUNCEMENT_ID),
      }),
      // Writes nothing to disk: the scripts are inlined into the pages.
      (compiler) => compiler.hooks.shouldEmit.tap('buildScripts', () => false),
    ],
  });
  const stats = await promisify(compiler.run.bind(compiler))();
  compiler.close(() => undefined);
  if (!stats || stats.hasErrors()) {
    throw new Error(stats?.toString('errors-only'));
  }
  const textOf = (name: string) =>
    stats.compilation.getAsset(`${name}.js`)!.source.source().toString();
  return {beforePage: textOf('beforePage'), afterPage: textOf('afterPage')};
}

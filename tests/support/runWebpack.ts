import webpack, {type Configuration, type Stats} from 'webpack';

/** Bundles once, without minifying, which takes most of the time. Whether that failed is in the result. */
export function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack({
    ...config,
    optimization: {minimize: false, ...config.optimization},
  });
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(error!))),
    ),
  );
}

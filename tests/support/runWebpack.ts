import webpack, {type Configuration, type Stats} from 'webpack';

/** Bundles once. Whether that failed is in the result. */
export function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) =>
    compiler.run((error, stats) =>
      compiler.close(() => (stats ? resolve(stats) : reject(error!))),
    ),
  );
}

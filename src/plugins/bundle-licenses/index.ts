import type {Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {licenseFaults, packageFolders} from './licenses';
import {formatNotices, readPackage} from './notices';

/** The file with the notices, in the output folder. */
export const noticesFile = 'licenses.txt';

/** Webpack's runtime is in every bundle, but no module of it is. */
const runtimeFolder = 'node_modules/webpack';

/** The source files of a module. Webpack can concatenate several modules into one. */
function filesOf(module: Module): string[] {
  const {modules} = module as {modules?: Module[]};
  return modules?.flatMap(filesOf) ?? [module.nameForCondition() ?? ''];
}

/**
 * Writes the license notices of all packages in the browser bundle into one file. Fails the build if a package has an
 * unapproved license or no notice.
 */
export function writeNotices(compiler: Compiler): void {
  const {Compilation, WebpackError, sources} = compiler.webpack;
  // Not for child compilations, such as those of style sheets.
  compiler.hooks.thisCompilation.tap('bundle-licenses', (compilation) => {
    compilation.hooks.processAssets.tap(
      {
        name: 'bundle-licenses',
        stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
      },
      () => {
        // Not all modules of the compilation: those that no chunk has, such as the code that makes a style sheet, ship
        // to nobody, and webpack's cache leaves them out of the next build.
        const files = Array.from(compilation.chunks, (chunk) =>
          compilation.chunkGraph.getChunkModules(chunk).flatMap(filesOf),
        ).flat();
        const packages = [...packageFolders(files), runtimeFolder].map(
          (folder) => readPackage(compiler.context, folder),
        );
        for (const fault of licenseFaults(packages)) {
          compilation.errors.push(new WebpackError(fault));
        }
        compilation.emitAsset(
          noticesFile,
          new sources.RawSource(formatNotices(packages)),
        );
      },
    );
  });
}

/** Checks and lists the licenses of the packages in the browser bundle, workers included. */
export default function bundleLicenses(): Plugin {
  return {
    name: 'bundle-licenses',
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {plugins: [writeNotices]};
    },
  };
}

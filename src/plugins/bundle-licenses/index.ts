import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Compiler, Module} from 'webpack';
import {licenseFaults, packageFolders} from './licenses';

/** The source files of a module. Webpack can concatenate several modules into one. */
function filesOf(module: Module): string[] {
  const {resource, modules} = module as {
    resource?: string;
    modules?: Module[];
  };
  return [
    ...(resource === undefined ? [] : [resource]),
    ...(modules ?? []).flatMap(filesOf),
  ];
}

/** Fails the build if a package with an unapproved license ends up in the browser bundle. */
class LicenseCheck {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap('bundle-licenses', (compilation) => {
      if (compilation.compiler.isChild()) {
        return;
      }
      const folders = packageFolders([...compilation.modules].flatMap(filesOf));
      const faults = licenseFaults(folders, (folder) =>
        JSON.parse(
          readFileSync(
            path.join(compiler.context, folder, 'package.json'),
            'utf8',
          ),
        ),
      );
      for (const fault of faults) {
        compilation.errors.push(new compiler.webpack.WebpackError(fault));
      }
    });
  }
}

/** Checks the licenses of the packages in the browser bundle, workers included. */
export default function bundleLicenses(): Plugin {
  return {
    name: 'bundle-licenses',
    configureWebpack(_config, isServer) {
      return isServer || process.env.NODE_ENV === 'development'
        ? {}
        : {plugins: [new LicenseCheck()]};
    },
  };
}

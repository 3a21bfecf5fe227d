import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {checkFiles, checkNames} from '../../../checks/checkFiles';
import {formatFaults, type Fault} from '../../../checks/fault';
import {contentKind} from '../../../checks/frontMatter';
import {listFiles, pageFolders} from '../../../checks/commands/pageFiles.mjs';

/** Applies one of the functions of `checkFiles.ts` to the files of the site. */
const applyTo = (siteDir: string, check: typeof checkFiles): Fault[] =>
  check(listFiles(siteDir, [...pageFolders, 'static']), (file, encoding) =>
    readFileSync(path.join(siteDir, file), encoding),
  );

/**
 * Adds a compilation error for each content fault. The development server shows it in an overlay until it is fixed. The
 * page is still compiled.
 */
export function reportContentFaults(siteDir: string) {
  /** The faults of each file by path, with the file's modification time. */
  const known = new Map<string, {time: number; faults: Fault[]}>();

  async function check(file: string, files: readonly string[]) {
    const absolute = path.join(siteDir, file);
    const time = statSync(absolute).mtimeMs;
    const before = known.get(file);
    if (before?.time === time) {
      return before.faults;
    }
    // Imported here because a production build loads this plugin but does not run this check.
    const {checkPage} = await import('../../../checks/checkPage');
    const source = readFileSync(absolute, 'utf8');
    const faults = checkPage(file, source, new Set(files));
    known.set(file, {time, faults});
    return faults;
  }

  return (compiler: Compiler): void =>
    compiler.hooks.afterCompile.tapPromise(
      'content-faults',
      async (compilation) => {
        // Errors of child compilers do not reach the browser.
        if (compilation.compiler !== compiler) {
          return;
        }
        const pages = listFiles(siteDir, pageFolders);
        const files = [...pages, ...listFiles(siteDir, ['static'])];
        const faults = applyTo(siteDir, checkFiles);
        for (const file of pages.filter((name) => contentKind(name) !== null)) {
          compilation.fileDependencies.add(path.join(siteDir, file));
          faults.push(...(await check(file, files)));
        }
        for (const {path: name, line, message} of faults) {
          const error = new compiler.webpack.WebpackError(message);
          error.file = `${name}:${line}`;
          error.hideStack = true;
          compilation.errors.push(error);
        }
      },
    );
}

/**
 * Shows the results of the content checks in an overlay while `npm start` runs. Stops it at its start, and the build, for a
 * name that no file or address may have and for a picture that nothing should read; what is wrong with a page stops the
 * build when the page is read. Of two pages with one address, Docusaurus warns.
 */
export default function contentFaultsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-faults',
    loadContent() {
      const faults = applyTo(siteDir, checkNames);
      if (faults.length > 0) {
        throw new Error(`Files to fix:\n${formatFaults(faults)}`);
      }
    },
    configureWebpack({mode}, isServer) {
      return mode === 'development' && !isServer
        ? {plugins: [reportContentFaults(siteDir)]}
        : {};
    },
  };
}

import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {
  checkFiles,
  checkNames,
  checkPictures,
} from '../../../checks/checkFiles';
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
export class ReportContentFaults implements WebpackPluginInstance {
  /** The faults of each file by path, with the file's modification time. */
  private readonly known = new Map<string, {time: number; faults: Fault[]}>();

  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const {WebpackError} = compiler.webpack;
    compiler.hooks.afterCompile.tapPromise(
      ReportContentFaults.name,
      async (compilation) => {
        // Errors of child compilers do not reach the browser.
        if (compilation.compiler !== compiler) {
          return;
        }
        const pages = listFiles(this.siteDir, pageFolders);
        const files = [...pages, ...listFiles(this.siteDir, ['static'])];
        const faults = applyTo(this.siteDir, checkFiles);
        for (const file of pages.filter((name) => contentKind(name) !== null)) {
          compilation.fileDependencies.add(path.join(this.siteDir, file));
          faults.push(...(await this.check(file, files)));
        }
        for (const {path: name, line, message} of faults) {
          const error = new WebpackError(message);
          error.file = `${name}:${line}`;
          error.hideStack = true;
          compilation.errors.push(error);
        }
      },
    );
  }

  private async check(
    file: string,
    files: readonly string[],
  ): Promise<Fault[]> {
    const absolute = path.join(this.siteDir, file);
    const time = statSync(absolute).mtimeMs;
    const known = this.known.get(file);
    if (known?.time === time) {
      return known.faults;
    }
    // Imported here because a production build loads this plugin but does not run this check.
    const {checkPage} = await import('../../../checks/checkPage');
    const source = readFileSync(absolute, 'utf8');
    const faults = checkPage(file, source, new Set(files));
    this.known.set(file, {time, faults});
    return faults;
  }
}

/**
 * Shows the results of the content checks in an overlay while `npm start` runs. Stops the build for a name that no file or
 * address may have, and both for a picture that nothing should read; what is wrong with a page stops the build when the
 * page is read. Of two pages with one address, Docusaurus warns.
 */
export default function contentFaultsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-faults',
    loadContent() {
      const isStart = process.env.NODE_ENV === 'development';
      const faults = applyTo(siteDir, isStart ? checkPictures : checkNames);
      if (faults.length > 0) {
        throw new Error(`Files to fix:\n${formatFaults(faults)}`);
      }
    },
    configureWebpack({mode}, isServer) {
      return mode === 'development' && !isServer
        ? {plugins: [new ReportContentFaults(siteDir)]}
        : {};
    },
  };
}

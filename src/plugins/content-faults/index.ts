import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import type {Fault} from '../../../checks/fault';
import {contentKind} from '../../../checks/frontMatter';

/** Folders of pages and of the files they show, relative to the project. */
const folders = ['docs', 'blog', 'src/pages', 'static'];

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
        const files = this.list();
        for (const file of files.filter((name) => contentKind(name) !== null)) {
          compilation.fileDependencies.add(path.join(this.siteDir, file));
          const faults = await this.check(file, files);
          for (const {path: name, line, message} of faults) {
            const error = new WebpackError(message);
            error.file = `${name}:${line}`;
            error.hideStack = true;
            compilation.errors.push(error);
          }
        }
      },
    );
  }

  private list(): string[] {
    return folders.flatMap((folder) =>
      readdirSync(path.join(this.siteDir, folder), {
        recursive: true,
        encoding: 'utf8',
      }).map((name) => `${folder}/${name.split(path.sep).join('/')}`),
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

/** Shows the results of the content checks in an overlay while `npm start` runs. */
export default function contentFaultsPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'content-faults',
    configureWebpack({mode}, isServer) {
      return mode === 'development' && !isServer
        ? {plugins: [new ReportContentFaults(siteDir)]}
        : {};
    },
  };
}

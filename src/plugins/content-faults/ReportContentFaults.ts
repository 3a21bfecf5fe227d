import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {checkPage} from '../../lib/content/checkPage';
import {readContentFile} from '../../lib/content/contentFile';
import type {Fault} from '../../lib/content/fault';
import {contentKind} from '../../lib/content/frontMatter';

/** Folders of pages and of what they show, relative to the project. */
const folders = ['docs', 'blog', 'src/pages', 'static'];

/**
 * Adds a compilation error for each fault of a text, which the development server lays over the page until it is mended.
 * The page itself is compiled all the same.
 */
export class ReportContentFaults implements WebpackPluginInstance {
  /** What was found, by path, and the state of the file it was found in. */
  private readonly known = new Map<string, {time: number; faults: Fault[]}>();

  constructor(private readonly siteDir: string) {}

  apply(compiler: Compiler): void {
    const {WebpackError} = compiler.webpack;
    compiler.hooks.afterCompile.tap(ReportContentFaults.name, (compilation) => {
      // Of the compilers that webpack starts inside this one, none reports to the browser.
      if (compilation.compiler !== compiler) {
        return;
      }
      const files = this.list();
      for (const file of files.filter((name) => contentKind(name) !== null)) {
        compilation.fileDependencies.add(path.join(this.siteDir, file));
        for (const {path: name, line, message} of this.check(file, files)) {
          const error = new WebpackError(message);
          error.file = `${name}:${line}`;
          error.hideStack = true;
          compilation.errors.push(error);
        }
      }
    });
  }

  private list(): string[] {
    return folders.flatMap((folder) =>
      readdirSync(path.join(this.siteDir, folder), {
        recursive: true,
        encoding: 'utf8',
      }).map((name) => `${folder}/${name.split(path.sep).join('/')}`),
    );
  }

  private check(file: string, files: readonly string[]): Fault[] {
    const absolute = path.join(this.siteDir, file);
    const time = statSync(absolute).mtimeMs;
    const known = this.known.get(file);
    if (known?.time === time) {
      return known.faults;
    }
    const faults = checkPage(
      readContentFile(file, readFileSync(absolute, 'utf8')),
      new Set(files),
    );
    this.known.set(file, {time, faults});
    return faults;
  }
}

import type {Compiler, WebpackPluginInstance} from 'webpack';

const isMarkdown = /\.mdx?$/;

/**
 * Makes the Markdown pages depend on the facts, so that webpack compiles them again when a fact or a selector changes,
 * both with its disk cache and while `npm start` watches.
 */
export class PagesDependOnFacts implements WebpackPluginInstance {
  constructor(
    private readonly folders: readonly string[],
    private readonly forgetFacts: () => void,
  ) {}

  apply(compiler: Compiler): void {
    const {NormalModule} = compiler.webpack;
    compiler.hooks.watchRun.tap(PagesDependOnFacts.name, ({modifiedFiles}) => {
      const isFact = (file: string) =>
        this.folders.some((folder) => file.startsWith(folder));
      if ([...(modifiedFiles ?? [])].some(isFact)) {
        this.forgetFacts();
      }
    });
    compiler.hooks.compilation.tap(PagesDependOnFacts.name, (compilation) => {
      NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap(
        PagesDependOnFacts.name,
        ({resource, buildInfo}) => {
          const [file = ''] = (resource ?? '').split('?');
          if (isMarkdown.test(file)) {
            for (const folder of this.folders) {
              buildInfo?.contextDependencies?.add(folder);
            }
          }
        },
      );
    });
  }
}

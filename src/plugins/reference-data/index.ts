import path from 'node:path';
import {loadFreshModule, posixPath} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Compiler, WebpackPluginInstance} from 'webpack';
import {selectRows, type Selectors} from './selectRows';

/** Folders that compiled pages depend on, in addition to their Markdown. */
export const factFolders = [
  'src/build',
  'src/data',
  'src/lib',
  'src/plugins/plain-markdown',
  'src/plugins/reference-data',
];

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

/**
 * Selects the rows of `<LifecycleTable product="…" />` and similar components at build time, so that a page ships only the
 * data it shows. Returns two parts to register: a Docusaurus plugin, and a remark plugin for every content type.
 */
export function referenceData(siteDir: string) {
  /** Loaded with their facts when first needed, and again after an edit. */
  let selectors: Promise<Selectors> | undefined;
  return {
    plugin: (): Plugin => ({
      name: 'reference-data',
      configureWebpack: () => ({
        plugins: [
          new PagesDependOnFacts(
            factFolders.map((folder) => path.join(siteDir, folder)),
            () => {
              selectors = undefined;
            },
          ),
        ],
      }),
    }),
    remark:
      () =>
      async (tree: Root, {path: file}: {path: string}) => {
        const page = posixPath(path.relative(siteDir, file));
        selectors ??= loadFreshModule(
          path.join(siteDir, 'src/build/reference/index.ts'),
        ).then(
          (module) =>
            (module as {referenceComponents: Selectors}).referenceComponents,
        );
        selectRows(tree, page, await selectors);
      },
  };
}

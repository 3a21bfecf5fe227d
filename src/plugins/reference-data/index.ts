import path from 'node:path';
import {loadFreshModule, posixPath} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import type {Root} from 'mdast';
import type {Compiler} from 'webpack';
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
export const pagesDependOn =
  (folders: readonly string[], forgetFacts: () => void) =>
  ({hooks, webpack}: Compiler): void => {
    hooks.watchRun.tap('pagesDependOn', ({modifiedFiles}) => {
      const isFact = (file: string) =>
        folders.some((folder) => file.startsWith(folder));
      if ([...(modifiedFiles ?? [])].some(isFact)) {
        forgetFacts();
      }
    });
    hooks.compilation.tap('pagesDependOn', (compilation) => {
      webpack.NormalModule.getCompilationHooks(compilation).beforeSnapshot.tap(
        'pagesDependOn',
        ({resource, buildInfo}) => {
          const [file = ''] = (resource ?? '').split('?');
          if (isMarkdown.test(file)) {
            for (const folder of folders) {
              buildInfo?.contextDependencies?.add(folder);
            }
          }
        },
      );
    });
  };

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
          pagesDependOn(
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

import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import type {Plugin} from '@docusaurus/types';
import type {referenceComponents} from '../../lib/reference';
import {PagesDependOnFacts} from './PagesDependOnFacts';
import {pageName, selectRows, type MarkdownNode} from './selectRows';

/** What the compiled pages depend on, beside their own Markdown. */
const factFolders = ['src/data', 'src/lib', 'src/plugins/reference-data'];

type Selectors = typeof referenceComponents;

/** The selectors with the facts inside, read when first needed and again after they were edited. */
function factStore(siteDir: string) {
  let loading: Promise<Selectors> | undefined;
  return {
    load(): Promise<Selectors> {
      loading ??= loadFreshModule(
        path.join(siteDir, 'src/lib/reference/index.ts'),
      ).then(
        (module) =>
          (module as {referenceComponents: Selectors}).referenceComponents,
      );
      return loading;
    },
    forget(): void {
      loading = undefined;
    },
  };
}

/**
 * A page ships only the data it shows: this selects the rows of `<ErrorTable codes={[…]} />` and its like while the
 * page is compiled. Gives the two halves to register: a Docusaurus plugin, and a remark plugin for every content type.
 */
export function referenceData(siteDir: string) {
  const facts = factStore(siteDir);
  return {
    plugin: (): Plugin => ({
      name: 'reference-data',
      configureWebpack: () => ({
        plugins: [
          new PagesDependOnFacts(
            factFolders.map((folder) => path.join(siteDir, folder)),
            () => facts.forget(),
          ),
        ],
      }),
    }),
    remark:
      () =>
      async (tree: MarkdownNode, {path: file}: {path: string}) =>
        selectRows(tree, pageName(siteDir, file), await facts.load()),
  };
}

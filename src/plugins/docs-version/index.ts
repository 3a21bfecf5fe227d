import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Lets the drawer import the sidebar of the docs on any page. It's in the module that each docs page has loaded anyway:
 * the properties that Docusaurus 3.6.1 generates for the route of the version. If it has another name, the build stops.
 */
export default function docsVersion({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const name = docuHash(baseUrl, {hashExtra: '@theme/DocVersionRoot'});
  return {
    name: 'docs-version',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docs-version$': path.join(
            generatedFilesDir,
            `docusaurus-plugin-content-docs/default/p/${name}.json`,
          ),
        },
      },
    }),
  };
}

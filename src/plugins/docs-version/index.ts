import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {typographicQuotes} from '../../lib/text/format';

/** Without the titles and descriptions of all docs, which only cards of docs show; labels get the quotes of prose. */
const trimVersion = (text: string): object =>
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'docs') {
      return {};
    }
    return key === 'label' ? typographicQuotes(String(value)) : value;
  }) as object;

/**
 * Lets the drawer import the sidebar of the docs on any page. It's in the module that each docs page has loaded anyway:
 * the properties that Docusaurus 3.6.1 generates for the route of the version. If it has another name, the build stops.
 * What no page shows is left out of it: a first visit to a doc is 2.4 kB smaller, compressed.
 */
export default function docsVersion({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const name = docuHash(baseUrl, {hashExtra: '@theme/DocVersionRoot'});
  const file = path.join(
    generatedFilesDir,
    `docusaurus-plugin-content-docs/default/p/${name}.json`,
  );
  return {
    name: 'docs-version',
    configureWebpack: () => ({
      resolve: {alias: {'@docs-version$': file}},
      module: {
        rules: [{test: file, type: 'json', parser: {parse: trimVersion}}],
      },
    }),
  };
}

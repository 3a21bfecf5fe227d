import path from 'node:path';
import {docuHash, Globby} from '@docusaurus/utils';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {typographicQuotes} from '../../lib/text/format';

/** The folder of what Docusaurus generates for the docs, below that of all it generates. */
const docsFolder = 'docusaurus-plugin-content-docs/default';

/** Starts of the paths of modules, each with the names of what only the build reads. */
const unread: Readonly<Record<string, readonly string[]>> = {
  // The settings of the site. All code has the colors of `prism` already.
  'docusaurus.config.mjs': [
    'clientModules',
    'headTags',
    'markdown',
    'plugins',
    'presets',
    'prism',
    'tagline',
  ],
  'site-metadata.json': ['pluginVersions'],
  // Titles and descriptions of all docs, for cards of docs.
  [`${docsFolder}/p/`]: ['docId', 'docs'],
  // The front matter, which the module of a doc holds itself.
  [`${docsFolder}/site-docs-`]: ['frontMatter'],
};

/** Reads a module without the values of some names, and with the quotes of prose in labels. */
const readWithout = (names: readonly string[]) => (module: string) => {
  const missing = new Set(names);
  const json = module.slice(module.indexOf('{'), module.lastIndexOf('}') + 1);
  let read = {};
  try {
    read = JSON.parse(json, (name, value: unknown) => {
      if (names.includes(name)) {
        missing.delete(name);
        return typeof value === 'object' ? {} : undefined;
      }
      return name === 'label' ? typographicQuotes(String(value)) : value;
    }) as object;
  } catch {
    // Then all names are missing.
  }
  if (missing.size > 0) {
    throw new Error(
      `A module that Docusaurus generates for browsers has another form than in 3.6.1, without ${[...missing].join(', ')}: compare it with ${__filename}.`,
    );
  }
  return read;
};

/**
 * Shortens modules that Docusaurus 3.6.1 generates for browsers: a first visit to a doc is 4.2 kB smaller for it, compressed,
 * of which 1.6 kB are settings and data of the site, and 2.5 kB the properties of the route of the docs. These hold the
 * sidebar, so the drawer can import it on any page. If a module has another name or form, the build stops.
 */
export default function generatedModules({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const docs = `${docsFolder}/p/${docuHash(baseUrl, {hashExtra: '@theme/DocVersionRoot'})}.json`;
  return {
    name: 'generated-modules',
    configureWebpack() {
      const files = Globby.sync('**', {cwd: generatedFilesDir});
      const rules = Object.entries(unread).map(([start, names]) => {
        // A rule without its module would do nothing.
        if (!files.some((file) => file.startsWith(start))) {
          throw new Error(
            `There is no ${start} in ${generatedFilesDir}, where Docusaurus 3.6.1 keeps what it generates for browsers: compare it with ${__filename}.`,
          );
        }
        return {
          test: path.join(generatedFilesDir, start),
          type: 'json',
          parser: {parse: readWithout(names)},
        };
      });
      return {
        resolve: {
          alias: {'@docs-version$': path.join(generatedFilesDir, docs)},
        },
        module: {rules},
      };
    },
  };
}

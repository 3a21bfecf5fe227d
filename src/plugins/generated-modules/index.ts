import {existsSync} from 'node:fs';
import path from 'node:path';
import {docuHash} from '@docusaurus/utils';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {typographicQuotes} from '../../lib/text/format';

/** Settings that only the build reads. */
const buildLists = [
  'clientModules',
  'headTags',
  'plugins',
  'presets',
] as const satisfies readonly (keyof DocusaurusConfig)[];

/** The settings in a generated module, or none if it holds anything but one object. */
function readSettings(module: string): Partial<DocusaurusConfig> {
  const json = module.slice(module.indexOf('{'), module.lastIndexOf('}') + 1);
  try {
    return JSON.parse(json) as Partial<DocusaurusConfig>;
  } catch {
    return {};
  }
}

/**
 * Leaves out of the module with the site's settings what only the build reads, and the colors of the highlighter, which
 * has colored all code already. Throws if the module is not as Docusaurus 3.6.1 writes it.
 */
function trimSettings(module: string): object {
  const settings = readSettings(module);
  const {themeConfig} = settings;
  if (
    !themeConfig?.prism ||
    !buildLists.every((name) => Array.isArray(settings[name]))
  ) {
    throw new Error(
      `The settings that Docusaurus generates for browsers have another form than in 3.6.1: compare them with ${__filename}.`,
    );
  }
  return {
    ...settings,
    ...Object.fromEntries(buildLists.map((name) => [name, []])),
    themeConfig: {...themeConfig, prism: {}},
  };
}

/** Without the titles and descriptions of all docs, which only cards of docs show; labels get the quotes of prose. */
const trimVersion = (text: string): object =>
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'docs') {
      return {};
    }
    return key === 'label' ? typographicQuotes(String(value)) : value;
  }) as object;

/**
 * Shortens two modules that Docusaurus 3.6.1 generates for browsers: the settings that every page loads, which makes a first
 * visit 0.9 kB smaller, compressed, and the properties of the route of the docs, which makes one to a doc 2.4 kB smaller.
 * These hold the sidebar, so the drawer can import it on any page. If one has another name, the build stops.
 */
export default function generatedModules({
  baseUrl,
  generatedFilesDir,
}: LoadContext): Plugin {
  const settings = path.join(generatedFilesDir, 'docusaurus.config.mjs');
  const docs = path.join(
    generatedFilesDir,
    'docusaurus-plugin-content-docs/default/p',
    `${docuHash(baseUrl, {hashExtra: '@theme/DocVersionRoot'})}.json`,
  );
  return {
    name: 'generated-modules',
    configureWebpack() {
      // A rule without its module would do nothing.
      if (!existsSync(settings)) {
        throw new Error(
          `There is no ${settings}, in which Docusaurus 3.6.1 keeps the site's settings: compare it with ${__filename}.`,
        );
      }
      return {
        resolve: {alias: {'@docs-version$': docs}},
        module: {
          rules: [
            {test: settings, type: 'json', parser: {parse: trimSettings}},
            {test: docs, type: 'json', parser: {parse: trimVersion}},
          ],
        },
      };
    },
  };
}

import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** A rule for generated files that hold one object. `trim` returns what the browser gets of it. */
function trimmed<Data>(test: string, trim: (data: Data) => object) {
  const parse = (text: string) => {
    const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
    return trim(JSON.parse(json) as Data);
  };
  return {test, type: 'json', parser: {parse}};
}

const docsPlugin = 'docusaurus-plugin-content-docs';

interface GlobalData {
  [docsPlugin]: {default: {versions: readonly object[]}};
}

/**
 * Leaves out of the data that every page loads what only the build reads, and what only parts of the theme read that this
 * site does not use: settings of plugins and of the highlighter, versions of packages, and the descriptions of all docs.
 * Compressed, a first visit is 4 kB smaller.
 */
export default function sharedData({generatedFilesDir}: LoadContext): Plugin {
  const generated = (...names: string[]) =>
    path.join(generatedFilesDir, ...names);
  const rules = [
    trimmed<DocusaurusConfig>(generated('docusaurus.config.mjs'), (config) => ({
      ...config,
      clientModules: [],
      headTags: [],
      plugins: [],
      presets: [],
      themeConfig: {...config.themeConfig, prism: {}},
    })),
    trimmed<object>(generated('site-metadata.json'), (metadata) => ({
      ...metadata,
      pluginVersions: {},
    })),
    trimmed<GlobalData>(generated('globalData.json'), (data) => {
      const docs = data[docsPlugin].default;
      const versions = docs.versions.map((each) => ({...each, docs: []}));
      return {...data, [docsPlugin]: {default: {...docs, versions}}};
    }),
    trimmed<{version: object}>(
      generated(docsPlugin, 'default', 'p', 'index-'),
      ({version}) => ({version: {...version, docs: {}}}),
    ),
  ];
  return {name: 'shared-data', configureWebpack: () => ({module: {rules}})};
}

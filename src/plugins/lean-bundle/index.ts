import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import {createNameClass, type NameClass} from './classNames';

/** What of the configuration no page reads: it is for the build alone. */
const buildOnlySettings = [
  'plugins',
  'presets',
  'themes',
  'markdown',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'experimental_faster',
  // The classic code block's: here code is colored at build time.
  'prism',
];

/**
 * Modules that make up the frame of every page. They stand in one chunk, because seven small ones compress worse and
 * cost a request each.
 */
const frame =
  /[\\/]((@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs|core|utils-common))|src[\\/](theme|components[\\/](feedback|navigation|page|search|ui)))[\\/].*\.(js|tsx?)$/;

/** The chunks that every page of the docs needs, named as Docusaurus names them: by a hash of the component's path. */
const docsChunks = new Set(
  ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map((component) =>
    simpleHash(`@theme/${component}`, 8),
  ),
);

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface CssModulesOptions {
  localIdentName?: string;
  getLocalIdent?: NameClass;
}

/**
 * Where Docusaurus says how the classes of CSS Modules are named: a rule that is merged in could not change it.
 * @throws when it stands elsewhere, as after an update
 */
function cssModulesOptions({module}: Configuration): CssModulesOptions[] {
  const found = (module?.rules ?? [])
    .flatMap((rule) => (rule && typeof rule === 'object' ? rule.use : []))
    .flatMap((use) => {
      const {modules} = ((use as {options?: unknown} | undefined)?.options ??
        {}) as {modules?: CssModulesOptions};
      return modules?.localIdentName ? [modules] : [];
    });
  if (found.length === 0) {
    throw new Error(
      'No rule of webpack names the classes of CSS Modules where it was expected: mend src/plugins/lean-bundle.',
    );
  }
  return found;
}

/** Makes what every visitor loads smaller, without changing what a page shows. */
export default function leanBundle(context: LoadContext): Plugin {
  const nameClass = createNameClass();
  const loader = path.join(__dirname, 'leaveOut.cjs');
  const registryLoader = path.join(__dirname, 'leanRegistry.cjs');
  const generated = context.generatedFilesDir;

  return {
    name: 'lean-bundle',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      for (const options of cssModulesOptions(config)) {
        options.getLocalIdent = nameClass;
      }
      return {
        cache: {
          // The cache knows nothing of options, so it ends with this file.
          type: 'filesystem',
          buildDependencies: {leanBundle: [__filename]},
        },
        resolve: {
          alias: {
            ...(!isServer && {
              history$: path.join(__dirname, 'browserHistory.mjs'),
            }),
            [require.resolve('@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js')]:
              path.join(__dirname, 'noBanner.ts'),
          },
        },
        module: {
          rules: [
            {
              test: path.join(generated, 'docusaurus.config.mjs'),
              use: [{loader, options: {keys: buildOnlySettings}}],
            },
            {
              // The properties of the docs' root: every page's description, which only lists of cards would show.
              test: /[\\/]docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/].*\.json$/,
              type: 'json',
              use: [{loader, options: {keys: ['description']}}],
            },
            {
              // The list of the docs, which only the entries of a navbar with a doc of their own would read. It would
              // grow with every doc.
              test: path.join(generated, 'globalData.json'),
              type: 'json',
              use: [{loader, options: {keys: ['docs']}}],
            },
            {
              test: path.join(generated, 'site-metadata.json'),
              type: 'json',
              use: [{loader, options: {keys: ['pluginVersions']}}],
            },
            {
              // Keys need an order, and any will do. This one asks for the rules of a language, which Chromium loads first.
              test: path.join(
                path.dirname(require.resolve('@docusaurus/theme-common')),
                'utils/reactUtils.js',
              ),
              use: [
                {
                  loader: path.join(__dirname, 'replaceText.cjs'),
                  options: {
                    from: 'a[0].localeCompare(b[0])',
                    to: '(a[0] < b[0] ? -1 : 1)',
                  },
                },
              ],
            },
            ...(isServer
              ? []
              : [
                  {
                    test: path.join(generated, 'registry.js'),
                    use: [registryLoader],
                  },
                ]),
          ],
        },
        ...(!isServer && {
          optimization: {
            splitChunks: {
              cacheGroups: {
                frame: {
                  name: 'frame',
                  chunks: 'async',
                  test: frame,
                  minChunks: 8,
                  priority: 45,
                },
                // For the same reason, what else each page of the docs loads.
                docs: {
                  name: 'docs',
                  chunks: ({name}: {name?: string | null}) =>
                    docsChunks.has(name ?? ''),
                  type: /^(?:javascript|json)/,
                  enforce: true,
                  priority: 44,
                },
              },
            },
          },
        }),
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}

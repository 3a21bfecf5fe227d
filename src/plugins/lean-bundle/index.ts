import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

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
];

/**
 * Modules that make up the frame of every page. They stand in one chunk, because seven small ones compress worse and
 * cost a request each.
 */
const frame =
  /[\\/]((@docusaurus[\\/](theme-classic|theme-common|plugin-content-docs|core|utils-common))|src[\\/](theme|components[\\/](feedback|navigation|page|search)))[\\/].*\.(js|tsx?)$/;

/** Makes what every visitor loads smaller, without changing what a page shows. */
export default function leanBundle(context: LoadContext): Plugin {
  const loader = path.join(__dirname, 'leaveOut.cjs');
  const registryLoader = path.join(__dirname, 'leanRegistry.cjs');
  const generated = context.generatedFilesDir;

  return {
    name: 'lean-bundle',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production') {
        return {};
      }
      return {
        resolve: {
          alias: {
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
              },
            },
          },
        }),
      } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },
  };
}

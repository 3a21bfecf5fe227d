import type {Plugin} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import type {Chunk, Compiler} from 'webpack';

/**
 * Folders of the frame of every page, and of what most pages of Markdown need. As seven small chunks, they compress
 * worse and need a request each.
 */
export const frameFolders = [
  '@docusaurus/theme-classic',
  '@docusaurus/theme-common',
  '@docusaurus/plugin-content-docs',
  '@docusaurus/core',
  '@mdx-js/react',
  'src/theme',
  'src/lib/dates',
  'src/components/feedback',
  'src/components/navigation',
  'src/components/search',
  'src/components/ui',
] as const;

/** Matches a script in one of the folders, on any system. */
const scriptIn = (folders: readonly string[]) =>
  new RegExp(
    `[\\\\/](?:${folders.join('|').replaceAll('/', '[\\\\/]')})[\\\\/].*\\.(?:js|tsx?)$`,
  );

/** Modules whose chunks every docs page needs. */
export const docsModules = [
  '@theme/DocsRoot',
  '@theme/DocVersionRoot',
  '@theme/DocRoot',
  '@theme/DocItem',
  '@generated/docusaurus-plugin-content-docs/default/__plugin.json',
] as const;

/** The name that Docusaurus gives the chunk of a module. */
export const chunkOf = (module: string): string => simpleHash(module, 8);

/** Chunks with what two others both need. Of a module that several could have, the last of them has it. */
export const sharedChunks = {
  // What tells texts apart and what looks up errors both read codes and messages.
  'error-reading': ['read-input', 'error-lookup'],
  // The list of all codes is made from the data of the lookup.
  'error-codes': ['error-list', 'error-lookup'],
} as const;

/** Chunks that a worker loads too, which runs nothing of the frame. */
const readerChunk = /^(?:read-|error-lookup$)/;

/**
 * The names in the groups below that the bundle doesn't have. Such a group would silently leave its modules where they are.
 *
 * @param chunks the names of all chunks
 * @param frame paths of the modules in the chunk `frame`
 */
export function findMissing(
  chunks: readonly string[],
  frame: readonly string[],
): string[] {
  return [
    ...frameFolders.filter(
      (folder) => !frame.some((file) => scriptIn([folder]).test(file)),
    ),
    ...docsModules.filter((module) => !chunks.includes(chunkOf(module))),
    ...new Set(
      Object.values(sharedChunks)
        .flat()
        .filter((name) => !chunks.includes(name)),
    ),
  ];
}

/** Stops the build if a group names what is not there. */
function checkGroups(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('chunk-groups', (compilation) =>
    compilation.hooks.afterOptimizeChunks.tap('chunk-groups', () => {
      const {chunkGraph, namedChunkGroups, namedChunks} = compilation;
      const frame = namedChunks.get('frame');
      const missing = findMissing(
        [...namedChunkGroups.keys()],
        Array.from(
          frame ? chunkGraph.getChunkModulesIterable(frame) : [],
          (module) => module.nameForCondition() ?? '',
        ),
      );
      if (missing.length > 0) {
        compilation.errors.push(
          new compiler.webpack.WebpackError(
            `The bundle has no chunk, or nothing in the frame, for ${missing.join(', ')}. Docusaurus or a folder may have changed: compare them with ${__filename}.`,
          ),
        );
      }
    }),
  );
}

/**
 * Packages that the router names for functions which nobody uses. They do not tell webpack that nothing happens when they
 * run, so it would keep them: the libraries are 0.8 kB smaller, compressed.
 */
const unusedPackages =
  /[\\/]node_modules[\\/](?:hoist-non-react-statics|react-is)[\\/]/;

/** Groups the modules of the bundle into fewer chunks, and limits how long a page waits for one. */
export default function chunkGroups(): Plugin {
  return {
    name: 'chunk-groups',
    configureWebpack({mode}, isServer) {
      if (mode !== 'production' || isServer) {
        return {};
      }
      const docsNames = new Set(docsModules.map(chunkOf));
      return {
        plugins: [checkGroups],
        module: {rules: [{test: unusedPackages, sideEffects: false}]},
        // Milliseconds until a chunk that does not arrive counts as failed. src/client/chunkLoading.ts reports it.
        output: {chunkLoadTimeout: 10_000},
        optimization: {
          // The runtime maps each chunk's name to its id, and the id to its name and hash. With names as ids, it needs no
          // map of ids to names: the runtime is 0.2 kB smaller, and 1.7 kB with 400 docs.
          chunkIds: 'named',
          splitChunks: {
            cacheGroups: {
              // Stays the same between most deploys, so it stays in the browser's cache.
              vendor: {
                name: 'vendor',
                chunks: 'initial',
                test: /[\\/]node_modules[\\/]/,
                type: /^javascript/,
                enforce: true,
                priority: 46,
              },
              frame: {
                name: 'frame',
                chunks: (chunk: Chunk) =>
                  !chunk.canBeInitial() && !readerChunk.test(chunk.name ?? ''),
                test: scriptIn(frameFolders),
                minChunks: 10,
                priority: 45,
              },
              docs: {
                name: 'docs',
                chunks: ({name}) => docsNames.has(name ?? ''),
                type: /^(?:javascript|json)/,
                enforce: true,
                priority: 44,
              },
              ...Object.fromEntries(
                Object.entries(sharedChunks).map(([name, users], index) => [
                  name,
                  {
                    name,
                    chunks: ({name: user}: {name?: string | null}) =>
                      users.some((each) => each === user),
                    minChunks: users.length,
                    enforce: true,
                    priority: 40 + index,
                  },
                ]),
              ),
            },
          },
        },
      };
    },
  };
}

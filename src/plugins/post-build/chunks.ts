import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';
import type {Compiler} from 'webpack';

/** The files that each named chunk needs, shared ones included; paths are relative to the output folder. */
export type ChunkFiles = Map<string, readonly string[]>;

/** Records which files each chunk needs. Docusaurus keeps no complete list of them. */
export const recordIn = (files: ChunkFiles) => (compiler: Compiler) =>
  compiler.hooks.afterEmit.tap('recordIn', ({namedChunkGroups}) => {
    files.clear();
    for (const [name, group] of namedChunkGroups) {
      files.set(name, group.getFiles());
    }
  });

/** The fields of a route that this file needs. */
export type Route = Pick<RouteConfig, 'path' | 'component'> & {
  routes?: readonly Route[];
};

/** Returns the names of the chunks that Docusaurus loads for a path. The path starts with the base URL. */
export type ChunksOfPath = (pathname: string) => string[];

/** The names in an entry of `routesChunkNames.json`, which has the same nesting as the route's properties. */
function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

/** The nested routes that match a path, outermost first. For an unknown path, only the outer ones. */
function routesTo(routes: readonly Route[], pathname: string): Route[] {
  const route = routes.find(({path: prefix, routes: inner}) =>
    inner
      ? `${pathname}/`.startsWith(prefix.replace(/\/?$/, '/'))
      : pathname === prefix,
  );
  return route ? [route, ...routesTo(route.routes ?? [], pathname)] : [];
}

/**
 * Reads which chunks Docusaurus 3.6.1 created for each route. The keys of `routesChunkNames.json` are the route's path
 * and a hash. An entry's `__comp` is the chunk of the route's component, named after a hash of the component's path.
 */
export async function readChunksOfPath(
  generatedFilesDir: string,
  routes: readonly Route[],
): Promise<ChunksOfPath> {
  const file = path.join(generatedFilesDir, 'routesChunkNames.json');
  const entries = Object.entries(
    JSON.parse(await readFile(file, 'utf8')) as Record<
      string,
      {__comp: string}
    >,
  );
  const keyOf = (route: string, component: string) => `${route} ${component}`;
  const names = new Map(
    entries.map(([key, entry]) => [
      keyOf(key.slice(0, key.lastIndexOf('-')), entry.__comp),
      leaves(entry),
    ]),
  );

  return (pathname) =>
    routesTo(routes, pathname).flatMap((route) => {
      const found = names.get(
        keyOf(route.path, simpleHash(route.component, 8)),
      );
      if (!found) {
        throw new Error(
          `${file} has no entry for ${route.path} with ${route.component}. Its format may have changed: compare it with ${__filename}.`,
        );
      }
      return found;
    });
}

import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {RouteConfig} from '@docusaurus/types';
import {simpleHash} from '@docusaurus/utils';

/** What this needs to know of a route of the site. */
export type Route = Pick<RouteConfig, 'path' | 'component'> & {
  routes?: readonly Route[];
};

/** Names of the chunks that Docusaurus loads to show a path; the path starts with the base URL. */
export type ChunksOfPath = (pathname: string) => string[];

/** The names in an entry of `routesChunkNames.json`, which nests them as the route's properties are nested. */
function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

/** The routes that show a path, from the outermost in; for an unknown path, the routes around it. */
function routesTo(routes: readonly Route[], pathname: string): Route[] {
  const route = routes.find(({path: prefix, routes: inner}) =>
    inner
      ? `${pathname}/`.startsWith(prefix.replace(/\/?$/, '/'))
      : pathname === prefix,
  );
  return route ? [route, ...routesTo(route.routes ?? [], pathname)] : [];
}

/**
 * Reads which chunks Docusaurus 3.6.1 made for each route. `routesChunkNames.json` lists them by the route's path and a
 * hash, among them that of the route's component, whose name is a hash of its path.
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
          `${file} has no entry for ${route.path} with ${route.component}. Compare it with ${__filename}.`,
        );
      }
      return found;
    });
}

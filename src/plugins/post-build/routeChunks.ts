import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {matchRoutes, type RouteConfig} from 'react-router-config';

/** Names of the chunks that Docusaurus loads to show a path; the path starts with the base URL. */
export type ChunksOfPath = (pathname: string) => string[];

/** The names in an entry of `routesChunkNames.json`, which nests them as the route's properties are nested. */
function leaves(value: unknown): string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(leaves)
    : [String(value)];
}

/**
 * Reads what Docusaurus 3.6.1 generated: `routes.js`, a module that only builds the tree of routes, and the names of
 * the chunks of each route, by `path-hash`. The client finds its chunks in the same two files.
 */
export async function readChunksOfPath(
  generatedFilesDir: string,
): Promise<ChunksOfPath> {
  const [source, names] = await Promise.all([
    readFile(path.join(generatedFilesDir, 'routes.js'), 'utf8'),
    readFile(path.join(generatedFilesDir, 'routesChunkNames.json'), 'utf8'),
  ]);
  const tree = source
    .replace(/^import .*$/gm, '')
    .replace('export default', 'return');
  const keyOf = (route: string, hash: string) => `${route}-${hash}`;
  // A module of the build itself, with nothing to import.
  const routes = new Function('ComponentCreator', tree)(keyOf) as RouteConfig[];
  const chunkNames = JSON.parse(names) as Record<string, unknown>;

  return (pathname) =>
    matchRoutes(routes, pathname).flatMap(({route}) =>
      leaves(chunkNames[route.component as unknown as string] ?? {}),
    );
}

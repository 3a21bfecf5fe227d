/** The parts of a router route that this module uses. */
export interface RouteTree {
  path?: string | readonly string[];
  routes?: readonly RouteTree[];
}

/** The path relative to the base URL, with a leading slash. A path outside the base URL is returned unchanged. */
export function belowBase(path: string, baseUrl: string): string {
  return `${path}/`.startsWith(baseUrl)
    ? `/${path.slice(baseUrl.length)}`
    : path;
}

/** The paths of all pages, without parent routes and the catch-all route. */
export function pagePaths(routes: readonly RouteTree[]): string[] {
  const paths = routes.flatMap(({path, routes: inner}) =>
    inner ? pagePaths(inner) : [path ?? []].flat(),
  );
  return [...new Set(paths)].filter((path) => path !== '*');
}

/** What this needs to know of a route of the router: its path, and the routes inside it. */
export interface RouteTree {
  path?: string | readonly string[];
  routes?: readonly RouteTree[];
}

/** The path below the base URL, with a slash in front; a path that is not below it stays as it is. */
export function belowBase(path: string, baseUrl: string): string {
  return `${path}/`.startsWith(baseUrl)
    ? `/${path.slice(baseUrl.length)}`
    : path;
}

/** The paths of all pages, without the routes that only hold others and the one for every other address. */
export function pagePaths(routes: readonly RouteTree[]): string[] {
  const paths = routes.flatMap(({path, routes: inner}) =>
    inner ? pagePaths(inner) : [path ?? []].flat(),
  );
  return [...new Set(paths)].filter((path) => path !== '*');
}

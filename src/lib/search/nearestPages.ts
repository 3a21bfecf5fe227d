import {nearestRoutes} from '../routes/nearestRoutes';
import type {PageTitle} from '../routes/pageTitles';

const LIMIT = 3;

/** For a query without results, or an unknown path: up to three pages whose path or title is similar to it. Often none. */
export function nearestPages<Page extends PageTitle>(
  query: string,
  pages: readonly Page[],
): Page[] {
  const byName = new Map<string, Page>();
  for (const page of pages) {
    byName.set(page.title, page).set(page.route.slice(1), page);
  }
  const names = nearestRoutes(query.trim(), [...byName.keys()]);
  return [...new Set(names.map((name) => byName.get(name)!))].slice(0, LIMIT);
}

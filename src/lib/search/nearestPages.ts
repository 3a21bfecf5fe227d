import {nearestRoutes} from '../routes/nearestRoutes';
import type {SearchPage} from './records';

const LIMIT = 3;

/** The pages whose address or title looks most like a query that found nothing, at most three; often none. */
export function nearestPages(
  query: string,
  pages: readonly SearchPage[],
): SearchPage[] {
  const byName = new Map<string, SearchPage>();
  for (const page of pages) {
    byName.set(page.title, page).set(page.route.slice(1), page);
  }
  const names = nearestRoutes(query.trim(), [...byName.keys()], 2 * LIMIT);
  return [...new Set(names.map((name) => byName.get(name)!))].slice(0, LIMIT);
}

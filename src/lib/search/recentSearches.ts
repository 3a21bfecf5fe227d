/** The last searches, kept in the browser only. */

/** Key in local storage. */
export const recentSearchesKey = 'site.search.recent';

const LIMIT = 5;
const LONGEST = 80;

/** What the storage holds, or an empty list when that is missing, old or damaged. */
export function parseRecentSearches(stored: string | null): string[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value)
      ? value
          .filter((item): item is string => typeof item === 'string')
          .filter((item) => item.trim() !== '' && item.length <= LONGEST)
          .slice(0, LIMIT)
      : [];
  } catch {
    return [];
  }
}

/** The list with `query` in front, once whatever its case; an empty or very long query leaves it as it is. */
export function addRecentSearch(
  searches: readonly string[],
  query: string,
): string[] {
  const added = query.trim().replace(/\s+/g, ' ');
  if (added === '' || added.length > LONGEST) {
    return [...searches];
  }
  const others = searches.filter(
    (item) => item.toLowerCase() !== added.toLowerCase(),
  );
  return [added, ...others].slice(0, LIMIT);
}

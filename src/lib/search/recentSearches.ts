/** The most recent searches, stored only in the browser. */

/** Key in local storage. */
export const recentSearchesKey = 'site.search.recent';

const LIMIT = 5;
const LONGEST = 80;

/** Reads the stored searches; an empty list if they are missing or invalid. */
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

/** Adds `query` to the front, ignoring case in duplicates. An empty or very long query does not change the list. */
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

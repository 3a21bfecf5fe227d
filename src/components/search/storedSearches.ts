import {
  addRecentSearch,
  parseRecentSearches,
  recentSearchesKey,
} from '@site/src/lib/search/recentSearches';

/** The recent searches of this browser, newest first; none where storage is denied. */
export function readStoredSearches(): string[] {
  try {
    return parseRecentSearches(localStorage.getItem(recentSearchesKey));
  } catch {
    return [];
  }
}

/** Stores a search that led to a result. */
export function rememberSearch(query: string): void {
  const searches = addRecentSearch(readStoredSearches(), query);
  try {
    localStorage.setItem(recentSearchesKey, JSON.stringify(searches));
  } catch {
    // Storage is denied or full: the search is not remembered.
  }
}

/** Deletes all stored searches. */
export function clearStoredSearches(): void {
  try {
    localStorage.removeItem(recentSearchesKey);
  } catch {
    // Storage is denied, so nothing is stored.
  }
}

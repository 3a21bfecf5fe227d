import {useCallback, useEffect} from 'react';
import {useModule} from '@site/src/components/ui/useModule';
import {onBackOnline} from '@site/src/lib/faults/onBackOnline';
import {loadSearch, type LoadedSearch} from './loadSearch';

function explainFailure(): string {
  if (process.env.NODE_ENV === 'development') {
    return 'The search needs a build. Run "npm run build" once, then retry; "npm start" serves the index of the last build.';
  }
  return navigator.onLine
    ? 'The search could not be loaded. Check your connection, then retry.'
    : 'You are offline, and the search is not loaded yet. It loads by itself when the connection is back.';
}

/** The search while its dialog is open: loads it, says why that failed, and retries when the network returns. */
export function useSearch(baseUrl: string): {
  search?: LoadedSearch;
  failure?: string;
  retry: () => void;
} {
  const importSearch = useCallback(() => loadSearch(baseUrl), [baseUrl]);
  const {loaded: search, hasFailed, retry} = useModule(importSearch, true);

  useEffect(
    () => (hasFailed ? onBackOnline(retry) : undefined),
    [hasFailed, retry],
  );

  const failure = hasFailed ? explainFailure() : undefined;
  return {search, failure, retry};
}

import {useCallback, useEffect, useState, useSyncExternalStore} from 'react';
import {loadSearch, type LoadedSearch} from './loadSearch';

export type SearchState =
  | {status: 'loading'}
  | {status: 'ready'; search: LoadedSearch}
  | {status: 'failed'; message: string};

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function failureMessage(): string {
  if (process.env.NODE_ENV === 'development') {
    return 'The search needs a build. Run "npm run build" once, then retry; "npm start" serves the index of the last build.';
  }
  return navigator.onLine
    ? 'The search could not be loaded. Check your connection, then retry.'
    : 'You are offline, and the search is not loaded yet. It loads by itself when the connection is back.';
}

/** The search while its dialog is open: loads it, reports why that failed, and retries when the network returns. */
export function useSearch(baseUrl: string): {
  state: SearchState;
  isOnline: boolean;
  retry: () => void;
} {
  const [state, setState] = useState<SearchState>({status: 'loading'});
  const [attempt, setAttempt] = useState(0);
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

  useEffect(() => {
    let isCurrent = true;
    const show = (next: SearchState) => isCurrent && setState(next);
    loadSearch(baseUrl).then(
      (search) => show({status: 'ready', search}),
      () => show({status: 'failed', message: failureMessage()}),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, attempt]);

  const retry = useCallback(() => {
    setState({status: 'loading'});
    setAttempt((count) => count + 1);
  }, []);

  const hasFailed = state.status === 'failed';
  useEffect(() => {
    if (!hasFailed) {
      return undefined;
    }
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);

  return {state, isOnline, retry};
}

import {useCallback, useEffect, useState} from 'react';

type Guide = typeof import('./guide');

/** What follows the first question. Loading starts with `load`, or as soon as `isNeeded` is true. */
export function useGuide(isNeeded: boolean): {
  guide?: Guide;
  /** Whether the last attempt to load it failed. */
  hasFailed: boolean;
  load: () => void;
} {
  const [guide, setGuide] = useState<Guide>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    import(/* webpackChunkName: "diagnosis" */ './guide').then(
      (loaded) => {
        setGuide(loaded);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, []);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {guide, hasFailed, load};
}

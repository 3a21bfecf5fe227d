import {useCallback, useEffect, useState} from 'react';

/**
 * A module that the page loads on demand: with `load`, or as soon as `isNeeded` is true.
 *
 * @param importModule must be the same function at each call.
 */
export function useModule<Module extends object>(
  importModule: () => Promise<Module>,
  isNeeded: boolean,
): {
  loaded?: Module;
  /** Whether the last attempt failed; the next `load` tries again. */
  hasFailed: boolean;
  load: () => void;
} {
  const [loaded, setLoaded] = useState<Module>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    importModule().then(
      (module) => {
        setLoaded(module);
        setHasFailed(false);
      },
      () => setHasFailed(true),
    );
  }, [importModule]);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {loaded, hasFailed, load};
}

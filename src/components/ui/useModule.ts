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
  /** `load` that first takes back a failure, so that a message about the next one is announced too. */
  retry: () => void;
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

  const retry = useCallback(() => {
    setHasFailed(false);
    load();
  }, [load]);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {loaded, hasFailed, load, retry};
}

import {useCallback, useEffect, useState} from 'react';
import {loadCodeBook} from '@site/src/components/reference/ErrorReference/loadCodeBook';

type LookUp = typeof import('@site/src/lib/errorCodes/lookUp');

/** The lookup with its data, once loaded. Loading starts with `load`, or as soon as `isNeeded` is true. */
export function useLookUp(isNeeded: boolean): {
  lookUp?: LookUp;
  load: () => void;
} {
  const [lookUp, setLookUp] = useState<LookUp>();

  const load = useCallback(() => {
    loadCodeBook()
      .then(({loadLookUp}) => loadLookUp())
      // After a failure, the lookup still says that it is loading, and the next focus tries again.
      .then(setLookUp, () => undefined);
  }, []);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {lookUp, load};
}

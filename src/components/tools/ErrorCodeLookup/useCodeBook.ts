import {useCallback, useEffect, useState} from 'react';
import {
  loadCodeBook,
  type CodeBook,
} from '@site/src/components/reference/ErrorReference/loadCodeBook';

/** The error code data, once loaded. Loading starts with `load`, or as soon as `isNeeded` is true. */
export function useCodeBook(isNeeded: boolean): {
  codeBook?: CodeBook;
  load: () => void;
} {
  const [codeBook, setCodeBook] = useState<CodeBook>();

  const load = useCallback(() => {
    // After a failure, the lookup still says that it is loading, and the next focus tries again.
    loadCodeBook().then(setCodeBook, () => undefined);
  }, []);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {codeBook, load};
}

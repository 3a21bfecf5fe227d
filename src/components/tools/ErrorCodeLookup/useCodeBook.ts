import {useCallback, useEffect, useState} from 'react';
import {
  loadCodeBook,
  type CodeBook,
} from '@site/src/components/reference/ErrorReference/loadCodeBook';

/** The error codes as data, once they have come: loaded by `load`, or as soon as `isNeeded`. */
export function useCodeBook(isNeeded: boolean): {
  codeBook?: CodeBook;
  load: () => void;
} {
  const [codeBook, setCodeBook] = useState<CodeBook>();

  const load = useCallback(() => {
    // After a failure the lookup goes on saying that it loads, and the next focus tries again.
    loadCodeBook().then(setCodeBook, () => undefined);
  }, []);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {codeBook, load};
}

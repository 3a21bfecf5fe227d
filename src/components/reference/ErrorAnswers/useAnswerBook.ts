import {useCallback, useEffect, useState} from 'react';
import {loadCodeBook} from '@site/src/components/reference/ErrorReference/loadCodeBook';

type AnswerBook = typeof import('./answerBook');

/** The lookup with its data, once loaded. Loading starts with `load`, or as soon as `isNeeded` is true. */
export function useAnswerBook(isNeeded: boolean): {
  book?: AnswerBook;
  /** Whether loading failed; the next `load` tries again. */
  hasFailed: boolean;
  load: () => void;
} {
  const [book, setBook] = useState<AnswerBook>();
  const [hasFailed, setHasFailed] = useState(false);

  const load = useCallback(() => {
    loadCodeBook()
      .then(({loadAnswerBook}) => loadAnswerBook())
      .then(setBook, () => setHasFailed(true));
  }, []);

  useEffect(() => {
    if (isNeeded) {
      load();
    }
  }, [isNeeded, load]);

  return {book, hasFailed, load};
}

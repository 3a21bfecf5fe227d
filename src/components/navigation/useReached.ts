import {useEffect, useState} from 'react';

/**
 * Whether a pointer or the focus has ever been on an element that matches `selector`. This happens shortly before a
 * press, so what the press will show can be rendered in time.
 */
export function useReached(selector: string): boolean {
  const [isReached, setIsReached] = useState(false);

  useEffect(() => {
    if (isReached) {
      return undefined;
    }
    const look = ({target}: Event) => {
      if (target instanceof Element && target.closest(selector)) {
        setIsReached(true);
      }
    };
    document.addEventListener('pointerover', look);
    document.addEventListener('focusin', look);
    return () => {
      document.removeEventListener('pointerover', look);
      document.removeEventListener('focusin', look);
    };
  }, [selector, isReached]);

  return isReached;
}

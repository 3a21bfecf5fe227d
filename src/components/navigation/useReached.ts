import {useEffect, useState} from 'react';

/**
 * Whether a finger, a mouse or the focus has been on an element that `selector` matches: shortly before it is pressed,
 * so that what a press moves into sight is there to move.
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

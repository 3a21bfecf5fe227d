import {useEffect, type RefObject} from 'react';

/** Calls `close` whenever a press or the focus is outside the element. */
export function useOutside(
  element: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  useEffect(() => {
    const look = ({target}: Event) => {
      if (!element.current?.contains(target as Node)) {
        close();
      }
    };
    const events = ['pointerdown', 'focusin'] as const;
    events.forEach((name) => document.addEventListener(name, look));
    return () =>
      events.forEach((name) => document.removeEventListener(name, look));
  }, [element, close]);
}

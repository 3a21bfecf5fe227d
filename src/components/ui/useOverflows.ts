import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether an element overflows horizontally. True until measured, so that the box is focusable before the script runs.
 */
export function useOverflows(element: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(true);

  useEffect(() => {
    const box = element.current;
    if (!box) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setOverflows(box.scrollWidth > box.clientWidth),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);

  return overflows;
}

import {useCallback, useRef} from 'react';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/**
 * A function for effects: it stays the same, so that they don't run again for it, and does what the last render says.
 * React 19 has it as `useEffectEvent`.
 */
export function useEvent<Args extends unknown[], Result>(
  event: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(event);
  useIsomorphicLayoutEffect(() => {
    latest.current = event;
  });
  return useCallback((...args) => latest.current(...args), []);
}

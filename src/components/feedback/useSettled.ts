import {useEffect, useState} from 'react';

/**
 * A value that comes to rest: follows `value` once it has not changed for `delay` milliseconds. Keeps an announcement
 * from interrupting itself while someone types.
 */
export function useSettled<T>(value: T, delay = 400): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);

  return settled;
}

import {useEffect, useState} from 'react';

/**
 * Returns `value` once it has not changed for `delay` milliseconds, so that an announcement does not interrupt itself
 * while someone types.
 */
export function useSettled<T>(value: T, delay = 400): T {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);

  return settled;
}

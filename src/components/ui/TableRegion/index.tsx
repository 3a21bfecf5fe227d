import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the table holds; read out when the region gets the focus. */
  label: string;
  children: ReactNode;
}

/**
 * Lets a wide table scroll sideways in a box of its own, so that the page never does. The box takes the keyboard's
 * focus while it has something to scroll; before the script runs it always does.
 */
export function TableRegion({label, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const element = region.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() =>
      setScrolls(element.scrollWidth > element.clientWidth),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={region}
      className={styles.region}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  );
}

import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Name of the box, which is read out when it gets the focus. */
  label: string;
  children: ReactNode;
}

/**
 * Lets a wide table scroll sideways in its own box, so that the page never does. The box is focusable and has a name
 * while it has something to scroll; otherwise a screen reader would say the name of the table twice.
 */
export function TableRegion({label, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  // Until measured, so that the box is focusable before the script runs.
  const [scrolls, setScrolls] = useState(true);

  useEffect(() => {
    const box = region.current!;
    const observer = new ResizeObserver(() =>
      setScrolls(box.scrollWidth > box.clientWidth),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={region}
      className={styles.region}
      {...(scrolls && {role: 'group', 'aria-label': label, tabIndex: 0})}>
      {children}
    </div>
  );
}

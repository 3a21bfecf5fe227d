import {useRef, type ReactNode} from 'react';
import {useOverflows} from '@site/src/components/ui/useOverflows';
import styles from './styles.module.css';

interface Props {
  /** The content of the table; read out when the region gets the focus. */
  label: string;
  children: ReactNode;
}

/**
 * Lets a wide table scroll sideways in its own box, so that the page never does. The box is focusable while it has
 * something to scroll.
 */
export function TableRegion({label, children}: Props): ReactNode {
  const region = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(region);
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

import {useRef, type ReactNode} from 'react';
import {useOverflows} from '@site/src/components/ui/useOverflows';
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
  const scrolls = useOverflows(region);
  return (
    <div
      ref={region}
      className={styles.region}
      {...(scrolls && {role: 'group', 'aria-label': label, tabIndex: 0})}>
      {children}
    </div>
  );
}

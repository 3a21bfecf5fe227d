import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** One sentence; empty while there is nothing to say. */
  text: string;
}

/**
 * Says to a screen reader what the page shows elsewhere. Render it empty from the first paint on: assistive technology
 * announces only changes to a region that already exists.
 */
export function Announcement({text}: Props): ReactNode {
  return (
    <p role="status" className={styles.unseen}>
      {text}
    </p>
  );
}

import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Room for what a text is, in two lines at most, so that nothing moves when it is seen. Its tool announces it. */
export function SeenLine({line}: {line: string | undefined}): ReactNode {
  return (
    // The key replaces a text that a browser has translated.
    <p className={styles.seen}>{line && <span key={line}>{line}</span>}</p>
  );
}

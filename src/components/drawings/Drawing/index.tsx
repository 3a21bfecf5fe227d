import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What the drawing shows, and how to read it. */
  caption: ReactNode;
  children: ReactNode;
}

/** A drawing with its caption. Its text is HTML or SVG text, so it needs no other description. */
export function Drawing({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.drawing}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** An answer, shown below the field. */
export interface Answer {
  /** One sentence for the live region; never pasted text other than codes. */
  said: string;
  node: ReactNode;
  /** What may be in the address: codes or editions. */
  query?: string;
}

interface CardProps {
  title: ReactNode;
  children: ReactNode;
}

/** An answer with its heading, which can get the focus. */
export function AnswerCard({title, children}: CardProps): ReactNode {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

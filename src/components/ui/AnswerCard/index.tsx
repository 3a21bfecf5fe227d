import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  title: ReactNode;
  children: ReactNode;
}

/** An answer with its heading, which can get the focus. */
export function AnswerCard({title, children}: Props): ReactNode {
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

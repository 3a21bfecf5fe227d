import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CodeText} from '@site/src/components/reference/CodeText';
import styles from './styles.module.css';

/** The number of a part of a drawing, as a text before the part. */
export function Mark({
  number,
  className,
}: {
  number: number;
  className?: string;
}): ReactNode {
  return <b className={clsx(styles.mark, className)}>{`${number} `}</b>;
}

/** What the numbers of a drawing mean. The list counts them again. */
export function MarkNotes({
  notes,
}: {
  /** In the order of their numbers, with code in backticks. */
  notes: readonly {label: string; note: string}[];
}): ReactNode {
  return (
    <ol className={styles.notes}>
      {notes.map(({label, note}, index) => (
        <li key={`${index} ${label}`}>
          <strong>{label}</strong> <CodeText>{note}</CodeText>
        </li>
      ))}
    </ol>
  );
}

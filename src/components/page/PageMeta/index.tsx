import type {ReactNode} from 'react';
import {formatDate} from '@site/src/lib/dates/formatDate';
import styles from './styles.module.css';

interface Props {
  /** ISO date on which the page's facts were last checked. */
  verified: string;
}

/** When the facts of a page were last checked. */
export function PageMeta({verified}: Props): ReactNode {
  return (
    <p className={styles.meta}>
      Facts checked <time dateTime={verified}>{formatDate(verified)}</time>
    </p>
  );
}

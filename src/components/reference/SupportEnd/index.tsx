import type {ReactNode} from 'react';
import {SupportPhrase} from '@site/src/components/reference/SupportPhrase';
import {formatDate} from '@site/src/lib/dates/formatDate';
import type {SupportDate} from '@site/src/lib/dates/supportPhases';
import styles from './styles.module.css';

/** An end of support inside a sentence: `October 14, 2025 (ended 1 year ago)`. */
export function SupportEnd({date}: SupportDate): ReactNode {
  return (
    <>
      <time dateTime={date}>{formatDate(date)}</time>{' '}
      <span className={styles.phrase}>
        (<SupportPhrase end={date} />)
      </span>
    </>
  );
}

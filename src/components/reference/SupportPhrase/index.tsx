import type {ReactNode} from 'react';
import clsx from 'clsx';
import {buildDate, useToday} from '@site/src/components/reference/useToday';
import {supportPhrase} from '@site/src/lib/dates/supportPhrase';
import styles from './styles.module.css';

interface Props {
  /** ISO date of the last supported day. */
  end: string;
  className?: string;
}

/**
 * `ended 1 year ago`, `ends in 12 days`: rendered for the day of the build and corrected in the browser. The width of
 * the first phrase stays reserved, so that a shorter one causes no layout shift.
 */
export function SupportPhrase({end, className}: Props): ReactNode {
  const today = useToday();

  return (
    <span
      className={clsx(styles.phrase, className)}
      data-reserved={supportPhrase(end, buildDate)}>
      {supportPhrase(end, today)}
    </span>
  );
}

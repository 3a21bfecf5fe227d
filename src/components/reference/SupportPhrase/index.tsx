import type {ReactNode} from 'react';
import clsx from 'clsx';
import {buildDate, useToday} from '@site/src/components/reference/useToday';
import {supportStatus} from '@site/src/lib/dates/supportStatus';
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
  const atBuild = supportStatus(end, buildDate);
  const {state, phrase} = supportStatus(end, useToday());

  return (
    <span
      className={clsx(styles.phrase, styles[state], className)}
      data-reserved={atBuild.phrase}>
      {phrase}
    </span>
  );
}

import type {ReactNode} from 'react';
import {formatDate} from '@site/src/lib/dates/formatDate';
import type {SupportDate} from '@site/src/lib/dates/supportPhases';

/** An end of support inside a sentence: `October 14, 2025`. */
export function SupportEnd({date}: SupportDate): ReactNode {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

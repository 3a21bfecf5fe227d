import type {ReactNode} from 'react';
import {formatDate} from '@site/src/lib/dates/formatDate';

/** A date of the data, inside a sentence or a table: `October 14, 2025`. */
export function SupportEnd({date}: {date: string}): ReactNode {
  return <time dateTime={date}>{formatDate(date)}</time>;
}

import {useSyncExternalStore} from 'react';
import {isoDayOf} from '@site/src/lib/dates/calendarDay';

/** Nothing announces a new day; a page that is open overnight is right again after the next navigation. */
function subscribe(): () => void {
  return () => undefined;
}

/** The ISO date of the build, defined by src/plugins/build-date. */
declare const BUILD_DATE: string;
export const buildDate = BUILD_DATE;

/**
 * Today as an ISO date in UTC.
 *
 * The server and the first render in the browser use the date of the build, so that both give the same HTML; React
 * then renders again with the visitor's date where it differs. A clock that lags behind the build is wrong and ignored.
 */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => {
      const clock = isoDayOf(new Date());
      return clock > buildDate ? clock : buildDate;
    },
    () => buildDate,
  );
}

import {useSyncExternalStore} from 'react';
import {isoDayOf} from '@site/src/lib/dates/calendarDay';

/** No event signals a new day; a page that stays open overnight updates on the next navigation. */
function subscribe(): () => void {
  return () => undefined;
}

/** The ISO date of the build, defined by src/plugins/build-date. */
declare const BUILD_DATE: string;
export const buildDate = BUILD_DATE;

/**
 * Today as an ISO date in UTC.
 *
 * The server and the first render in the browser use the build date, so that both produce the same HTML; React then
 * renders again with the visitor's date if it differs. A clock behind the build date is wrong and ignored.
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

import useIsBrowser from '@docusaurus/useIsBrowser';
import {daysBetween, localDayOf} from '@site/src/lib/dates/calendarDay';

/** The ISO date of the build, defined by src/plugins/build-date. */
declare const BUILD_DATE: string;
export const buildDate = BUILD_DATE;

/**
 * Today as an ISO date, by the calendar of the visitor: on the last day of support, nobody reads that it has ended.
 *
 * The server and the first render in the browser use the build date, so that both produce the same HTML; React then
 * renders again with the visitor's date if it differs. A clock behind the build date is wrong and ignored, unless it is
 * the day before: the build date is in UTC, and it is a day earlier in the west.
 */
export function useToday(): string {
  const clock = useIsBrowser() ? localDayOf(new Date()) : buildDate;
  return daysBetween(clock, buildDate) > 1 ? buildDate : clock;
}

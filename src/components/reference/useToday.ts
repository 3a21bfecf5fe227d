import {useSyncExternalStore} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {isoDayOf} from '@site/src/lib/dates/calendarDay';

/** Nothing announces a new day; a page that is open overnight is right again after the next navigation. */
function subscribe(): () => void {
  return () => undefined;
}

/** The ISO date of the build, which the config passes as `customFields.buildDate` (a date, or a date with a time). */
export function useBuildDate(): string {
  const {siteConfig} = useDocusaurusContext();
  const buildDate = siteConfig.customFields?.buildDate;
  if (typeof buildDate !== 'string') {
    throw new Error(
      'docusaurus.config.ts must set customFields.buildDate to an ISO date, such as 2026-11-21.',
    );
  }
  return buildDate.slice(0, 10);
}

/**
 * Today as an ISO date in UTC.
 *
 * The server and the first render in the browser use the date of the build, so that both give the same HTML; React
 * then renders again with the visitor's date where it differs. A clock that lags behind the build is wrong and ignored.
 */
export function useToday(): string {
  const buildDate = useBuildDate();
  return useSyncExternalStore(
    subscribe,
    () => {
      const clock = isoDayOf(new Date());
      return clock > buildDate ? clock : buildDate;
    },
    () => buildDate,
  );
}

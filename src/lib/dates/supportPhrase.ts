import {countOf} from '../text/countOf';
import {
  daysBetween,
  isoDayOf,
  parseCalendarDay,
  wholeMonthsBetween,
} from './calendarDay';

/** The duration in the largest unit that is complete at least once. */
function duration(days: number, months: number): string {
  if (months < 1) {
    return countOf(days, 'day');
  }
  return months < 12
    ? countOf(months, 'month')
    : countOf(Math.floor(months / 12), 'year');
}

/**
 * Says when support ends or ended, to print after its date: `ended 1 year ago`, `ends in 12 days`.
 *
 * Both are calendar days in UTC. On the end date itself, the phrase is `ended today`. Less than a month is given in
 * days, less than a year in months, and anything else in years. Incomplete units are dropped, so `ends in 10 months`
 * never promises more time than is left, and 23 months ago is `ended 1 year ago`.
 *
 * @param end ISO date of the last supported day, such as `2025-10-14`.
 * @param now ISO date, or a moment whose UTC day is used.
 * @throws {RangeError} if either is not a date.
 */
export function supportPhrase(end: string, now: string | Date): string {
  const endDay = parseCalendarDay(end);
  const today = parseCalendarDay(typeof now === 'string' ? now : isoDayOf(now));
  const daysLeft = daysBetween(today, endDay);

  if (daysLeft === 0) {
    return 'ended today';
  }
  return daysLeft < 0
    ? `ended ${duration(-daysLeft, wholeMonthsBetween(endDay, today))} ago`
    : `ends in ${duration(daysLeft, wholeMonthsBetween(today, endDay))}`;
}

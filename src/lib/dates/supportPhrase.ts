import {countOf} from '../text/countOf';
import {daysBetween, parseCalendarDay, wholeMonthsBetween} from './calendarDay';
import {isOver} from './supportOn';

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
 * On the end date itself, which still has support, the phrase is `ends today`. Less than a month is given in days, less
 * than a year in months, and anything else in years. Incomplete units are dropped, so `ends in 10 months` never promises
 * more time than is left, and 23 months ago is `ended 1 year ago`.
 *
 * @param end ISO date of the last supported day, such as `2025-10-14`.
 * @param now ISO date.
 * @throws {RangeError} if either is not a date.
 */
export function supportPhrase(end: string, now: string): string {
  const endDay = parseCalendarDay(end);
  const today = parseCalendarDay(now);
  const daysLeft = daysBetween(today, endDay);

  if (isOver(end, now)) {
    return `ended ${duration(-daysLeft, wholeMonthsBetween(endDay, today))} ago`;
  }
  return daysLeft === 0
    ? 'ends today'
    : `ends in ${duration(daysLeft, wholeMonthsBetween(today, endDay))}`;
}

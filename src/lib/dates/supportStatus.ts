import {countOf} from '../countOf';
import {
  daysBetween,
  isoDayOf,
  parseCalendarDay,
  wholeMonthsBetween,
} from './calendarDay';

/** Support is ending soon if fewer whole months than this are left. */
export const ENDING_SOON_MONTHS = 6;

export type SupportState = 'supported' | 'ending-soon' | 'ended';

export interface SupportStatus {
  state: SupportState;
  /** Calendar days until the end date; 0 on that day, negative after it. */
  daysLeft: number;
  /** The state in words, to print after a date: `ended 1 year ago`, `ends in 12 days`. */
  phrase: string;
}

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
 * Compares the last day of a support phase with today.
 *
 * Both are calendar days in UTC. On the end date itself, the phrase is `ended today`. Less than a month is given in
 * days, less than a year in months, and anything else in years. Incomplete units are dropped, so `ends in 10 months`
 * never promises more time than is left, and 23 months ago is `ended 1 year ago`.
 *
 * @param end ISO date of the last supported day, such as `2025-10-14`.
 * @param now ISO date, or a moment whose UTC day is used.
 * @throws {RangeError} if either is not a date.
 */
export function supportStatus(end: string, now: string | Date): SupportStatus {
  const endDay = parseCalendarDay(end);
  const today = parseCalendarDay(typeof now === 'string' ? now : isoDayOf(now));
  const daysLeft = daysBetween(today, endDay);

  if (daysLeft === 0) {
    return {state: 'ended', daysLeft, phrase: 'ended today'};
  }
  if (daysLeft < 0) {
    const passed = duration(-daysLeft, wholeMonthsBetween(endDay, today));
    return {state: 'ended', daysLeft, phrase: `ended ${passed} ago`};
  }
  const monthsLeft = wholeMonthsBetween(today, endDay);
  return {
    state: monthsLeft < ENDING_SOON_MONTHS ? 'ending-soon' : 'supported',
    daysLeft,
    phrase: `ends in ${duration(daysLeft, monthsLeft)}`,
  };
}

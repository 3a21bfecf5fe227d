import {parseCalendarDay} from './calendarDay';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/**
 * Writes an ISO calendar date as the site prints dates: `2025-10-14` becomes `October 14, 2025`.
 *
 * The day is the one written, in every time zone. Anything that is not a calendar date is a `RangeError`.
 */
export function formatDate(iso: string): string {
  const {year, month, day} = parseCalendarDay(iso);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

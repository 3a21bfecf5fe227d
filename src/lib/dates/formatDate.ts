import {parseCalendarDay} from './calendarDay';

export const MONTHS = [
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
 * Formats an ISO calendar date as shown on the site: `2025-10-14` becomes `October 14, 2025`, in every time zone.
 *
 * @throws {RangeError} if the text is not a calendar date.
 */
export function formatDate(iso: string): string {
  const {year, month, day} = parseCalendarDay(iso);
  return `${MONTHS[month - 1]} ${day}, ${year}`;
}

/** The same where there is little room: `Oct 14, 2025`. @throws {RangeError} if the text is not a calendar date. */
export function formatShortDate(iso: string): string {
  const {year, month, day} = parseCalendarDay(iso);
  return `${MONTHS[month - 1]!.slice(0, 3)} ${day}, ${year}`;
}

/** A day in the Gregorian calendar, without a time or time zone. `month` counts from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
export const MS_PER_DAY = 86_400_000;
export const MINUTES_PER_DAY = 24 * 60;

/**
 * Parses an ISO calendar date such as `2025-10-14`.
 *
 * @throws {RangeError} if there is a time, another order, or a day that does not exist (`2025-02-30`).
 */
export function parseCalendarDay(iso: string): CalendarDay {
  const match = ISO_DAY.exec(iso);
  if (match) {
    const [year, month, day] = match.slice(1).map(Number) as [
      number,
      number,
      number,
    ];
    const date = new Date(Date.UTC(year, month - 1, day));
    const exists =
      date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    // Date.UTC reads years 0 to 99 as 1900 to 1999.
    if (exists && date.getUTCFullYear() === year) {
      return {year, month, day};
    }
  }
  throw new RangeError(
    `"${iso}" is not a calendar date. Write it as year-month-day, such as 2025-10-14.`,
  );
}

/** The UTC day of a moment as an ISO date: `2026-11-21`. @throws {RangeError} if the `Date` is invalid. */
export function isoDayOf(moment: Date): string {
  if (Number.isNaN(moment.getTime())) {
    throw new RangeError('The moment is not a valid Date.');
  }
  return moment.toISOString().slice(0, 10);
}

/** The day of a moment where the visitor is, as an ISO date. @throws {RangeError} if the `Date` is invalid. */
export function localDayOf(moment: Date): string {
  const offset = moment.getTimezoneOffset() * (MS_PER_DAY / MINUTES_PER_DAY);
  return isoDayOf(new Date(moment.getTime() - offset));
}

/** The same day of the month before, or its last day if it is shorter. Both are ISO dates. */
export function monthBefore(iso: string): string {
  const {year, month, day} = parseCalendarDay(iso);
  const last = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return isoDayOf(new Date(Date.UTC(year, month - 2, Math.min(day, last))));
}

/** Days from one ISO date to another; negative if that is earlier. */
export function daysBetween(from: string, to: string): number {
  const [start, end] = [from, to].map((iso) => {
    const {year, month, day} = parseCalendarDay(iso);
    return Date.UTC(year, month - 1, day);
  });
  return Math.round((end! - start!) / MS_PER_DAY);
}

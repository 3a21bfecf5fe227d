/** A day in the Gregorian calendar, without a time or time zone. `month` counts from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

export const MS_PER_DAY = 86_400_000;
export const MINUTES_PER_DAY = 24 * 60;

/** The start of a day in UTC. */
function dateOf(iso: string): Date {
  const date = new Date(iso);
  // Of a day that does not exist, some browsers make another one.
  if (date.toJSON() !== `${iso}T00:00:00.000Z`) {
    throw new RangeError(
      `"${iso}" is not a calendar date. Write it as year-month-day, such as 2025-10-14.`,
    );
  }
  return date;
}

/**
 * Parses an ISO calendar date such as `2025-10-14`.
 *
 * @throws {RangeError} if there is a time, another order, or a day that does not exist (`2025-02-30`).
 */
export function parseCalendarDay(iso: string): CalendarDay {
  const date = dateOf(iso);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  };
}

/** The UTC day of a moment as an ISO date: `2026-11-21`. @throws {RangeError} if the `Date` is invalid. */
export function isoDayOf(moment: Date): string {
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
  return (dateOf(to).getTime() - dateOf(from).getTime()) / MS_PER_DAY;
}

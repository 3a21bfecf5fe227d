/** A day of the Gregorian calendar, without time or zone. `month` counts from 1. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MS_PER_DAY = 86_400_000;

/**
 * Reads an ISO calendar date such as `2025-10-14`. Times, other orders and days that do not exist (`2025-02-30`)
 * are a `RangeError` that quotes the text.
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

/** The ISO date of a moment in UTC: `2026-11-21`. An invalid `Date` is a `RangeError`. */
export function isoDayOf(moment: Date): string {
  if (Number.isNaN(moment.getTime())) {
    throw new RangeError('The moment is not a valid Date.');
  }
  return moment.toISOString().slice(0, 10);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  const start = Date.UTC(from.year, from.month - 1, from.day);
  const end = Date.UTC(to.year, to.month - 1, to.day);
  return Math.round((end - start) / MS_PER_DAY);
}

/**
 * Calendar months that are complete between two days, `earlier` first: January 14 to March 13 is one, to March 14
 * two. A day that a shorter month lacks is reached on the first of the next: January 31 to February 28 is none.
 */
export function wholeMonthsBetween(
  earlier: CalendarDay,
  later: CalendarDay,
): number {
  const months =
    (later.year - earlier.year) * 12 + (later.month - earlier.month);
  return later.day < earlier.day ? months - 1 : months;
}

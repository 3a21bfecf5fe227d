import {isoDayOf} from '../dates/calendarDay';
import type {DayOrder, WrittenDate} from './types';

const MS_PER_MINUTE = 60_000;

/** Years from this one on are in the Buddhist calendar, which Thai Windows uses. */
const FIRST_BUDDHIST_YEAR = 2500;
const BUDDHIST_OFFSET = 543;

/** Windows prints the start of its file-time epoch when a license has no date. */
const ZERO_YEAR = 1601;

/** `2027-05-17`, or null for a day that does not exist. Two-digit years are in this century. */
function isoDay(year: number, month: number, day: number): string | null {
  const fullYear = year < 100 ? year + 2000 : year;
  const gregorianYear =
    fullYear >= FIRST_BUDDHIST_YEAR ? fullYear - BUDDHIST_OFFSET : fullYear;
  const date = new Date(Date.UTC(gregorianYear, month - 1, day));
  const exists =
    gregorianYear >= ZERO_YEAR &&
    date.getUTCMonth() === month - 1 &&
    date.getUTCDate() === day;
  return exists ? isoDayOf(date) : null;
}

/**
 * Reads the first date in a text, in any format that Windows prints: `5/17/2027 9:14:03 AM`, `17.05.2027 09:14`,
 * `2027/5/17`, `2027-05-17T09:14:03Z`, `2027. 5. 17.`, `2027年5月17日`, `/Date(1810545243000)/`.
 *
 * A date that starts with the year or uses dots is unambiguous. Any other date keeps both readings if both are valid:
 * `5/4/2027` is May 4 or April 5. Returns null if there is no date.
 */
export function readDate(text: string): WrittenDate | null {
  const start = text.slice(0, 120);

  const stamp = /\/Date\((\d{9,14})\)/.exec(start);
  if (stamp) {
    const moment = new Date(Number(stamp[1]));
    return Number.isNaN(moment.getTime()) ? null : {days: [isoDayOf(moment)]};
  }

  const yearFirst =
    /(?<!\d)(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})(?!\d)/.exec(
      start,
    );
  if (yearFirst) {
    const [year, month, day] = yearFirst.slice(1).map(Number);
    const iso = isoDay(year!, month!, day!);
    return iso ? {days: [iso]} : null;
  }

  const yearLast =
    /(?<!\d)(\d{1,2})\s?([-/.])\s?(\d{1,2})\s?[-/.]\s?(\d{4}|\d{2})(?!\d)/.exec(
      start,
    );
  if (!yearLast) {
    return null;
  }
  const [first, second, year] = [yearLast[1], yearLast[3], yearLast[4]].map(
    Number,
  );
  const dayFirst = isoDay(year!, second!, first!);
  const monthFirst =
    yearLast[2] === '.' ? dayFirst : isoDay(year!, first!, second!);
  if (monthFirst && dayFirst && monthFirst !== dayFirst) {
    return {days: [monthFirst, dayFirst]};
  }
  const day = monthFirst ?? dayFirst;
  const order = monthFirst ? 'month-first' : 'day-first';
  return day === null
    ? null
    : {days: [day], ...(monthFirst !== dayFirst && {order})};
}

/** Narrows an ambiguous date to the reading that fits the order. */
export function applyOrder(
  date: WrittenDate,
  order: DayOrder | undefined,
): WrittenDate {
  const [monthFirst, dayFirst] = date.days;
  if (!order || !dayFirst) {
    return date;
  }
  return {days: [order === 'month-first' ? monthFirst : dayFirst]};
}

/** True for the date that Windows prints for "none": January 1, 1601, which Thai Windows prints as 2144. */
export function isZeroDate(date: WrittenDate): boolean {
  const [day] = date.days;
  return (
    day.startsWith(String(ZERO_YEAR)) ||
    day === `${ZERO_YEAR + BUDDHIST_OFFSET}-01-01`
  );
}

/** The ISO date `minutes` after `from`; null if that is past the year 9999. */
export function dayAfterMinutes(from: Date, minutes: number): string | null {
  const moment = new Date(from.getTime() + minutes * MS_PER_MINUTE);
  return Number.isNaN(moment.getTime()) ||
    moment.getTime() > Date.UTC(9999, 11, 31)
    ? null
    : isoDayOf(moment);
}

import {daysBetween, isoDayOf, parseCalendarDay} from '../dates/calendarDay';
import {formatDate} from '../dates/formatDate';
import {dayAfterMinutes} from './dates';
import type {Lease, WrittenDate} from './types';

const MINUTES_PER_HOUR = 60;
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR;

/** A PC's clock may be this many days ahead of the browser's: time zones, and no more. */
const CLOCK_TOLERANCE = 1;

/** An end, with what the text leaves open. */
export interface LeaseEnd {
  /** ISO days that the end can be; empty where it cannot be computed or read. */
  days: readonly string[];
  /** Whole days from today to the earliest of them, negative when it has passed. */
  daysLeft?: number;
  /** The same to the latest of them. */
  daysLeftAtMost?: number;
  /** "May 17, 2027", "about May 17, 2027", "April 5 or May 4, 2027"; absent without a day. */
  phrase?: string;
  /** One or two sentences for the row "Ends": the date, the days, and how sure both are. */
  text: string;
}

/** "1 day", "12 days". */
export function countDays(days: number): string {
  return `${days} day${Math.abs(days) === 1 ? '' : 's'}`;
}

function daysFromToday(iso: string, now: Date): number {
  return daysBetween(parseCalendarDay(isoDayOf(now)), parseCalendarDay(iso));
}

function distance(days: number): string {
  if (days === 0) {
    return 'today';
  }
  return days > 0
    ? `${countDays(days)} from today`
    : `${countDays(-days)} before today`;
}

/**
 * The day on which the tool ran, where the text says it without doubt. A reading that lies in the future cannot be
 * meant, so today decides between day and month where one of the two readings is yet to come.
 */
export function dayOfReport(
  trustedTime: WrittenDate | undefined,
  now: Date,
): string | null {
  const days: readonly string[] = trustedTime?.days ?? [];
  if (days.length === 1) {
    return days[0]!;
  }
  const possible = days.filter(
    (day) => daysFromToday(day, now) <= CLOCK_TOLERANCE,
  );
  return possible.length === 1 ? possible[0]! : null;
}

function endOfDate(date: WrittenDate, now: Date): LeaseEnd {
  const days = [...date.days].sort();
  const daysLeft = daysFromToday(days[0]!, now);
  const daysLeftAtMost = daysFromToday(days.at(-1)!, now);
  if (days.length === 1) {
    const phrase = formatDate(days[0]!);
    return {
      days,
      daysLeft,
      daysLeftAtMost,
      phrase,
      text: `${phrase}, ${distance(daysLeft)}, give or take a day.`,
    };
  }
  const phrase = days.map(formatDate).join(' or ');
  const distances = days.map((day) => distance(daysFromToday(day, now)));
  return {
    days,
    daysLeft,
    daysLeftAtMost,
    phrase,
    text: `${phrase} (${distances.join(' or ')}): the text does not show whether the day or the month comes first. Compare with the clock format of that PC.`,
  };
}

/** In whole days, rounded up as slmgr.vbs does; in hours on the last day. */
function countMinutes(minutes: number): string {
  if (minutes >= MINUTES_PER_DAY) {
    return countDays(Math.ceil(minutes / MINUTES_PER_DAY));
  }
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return hours >= 1
    ? `${hours} hour${hours === 1 ? '' : 's'}`
    : 'under an hour';
}

function endOfMinutes(
  minutes: number,
  trustedTime: WrittenDate | undefined,
  now: Date,
): LeaseEnd {
  const reported = dayOfReport(trustedTime, now);
  // Noon, so that the part of a day that is not known moves the end by half a day at most.
  const from = reported ? new Date(`${reported}T12:00:00Z`) : now;
  const day = dayAfterMinutes(from, minutes);
  const left = countMinutes(minutes);
  if (!day) {
    return {
      days: [],
      text: `${left} after the tool ran, which is beyond the calendar.`,
    };
  }
  const daysLeft = daysFromToday(day, now);
  const phrase = `about ${formatDate(day)}`;
  const text = reported
    ? `${left} after the tool ran on ${formatDate(reported)} by the clock of that PC: ${phrase}, ${distance(daysLeft)}, give or take a day.`
    : `${left} after the tool ran. If that was today, ${phrase}; the text does not show on which day it was.`;
  return {days: [day], daysLeft, daysLeftAtMost: daysLeft, phrase, text};
}

/** Says once, below a result, how sure its dates are. */
export const dateCaveat =
  'Days are counted by the clock of this browser. The tools print the local time of the PC without its time zone, so an end can be a day off.';

/** When a lease ends, with the days that are left and the uncertainty of the clock; null without a lease. */
export function findLeaseEnd(
  lease: Lease | undefined,
  trustedTime: WrittenDate | undefined,
  now: Date,
): LeaseEnd | null {
  switch (lease?.kind) {
    case 'date':
      return endOfDate(lease.date, now);
    case 'minutes':
      return endOfMinutes(lease.minutes, trustedTime, now);
    case 'unreadable':
      return {
        days: [],
        text: 'Your text has an end, in a form that this reader does not know. Read it there.',
      };
    default:
      return null;
  }
}

/**
 * The whole days that a lease had left when the tool ran, or has left today where the text has a date: at least and at
 * most, which differ where the date is not clear. Null where they are not known.
 */
export function daysOfLease(
  lease: Lease | undefined,
  end: LeaseEnd | null,
): {least: number; most: number} | null {
  if (lease?.kind === 'minutes') {
    const days = Math.ceil(lease.minutes / MINUTES_PER_DAY);
    return {least: days, most: days};
  }
  return end?.daysLeft === undefined || end.daysLeftAtMost === undefined
    ? null
    : {least: end.daysLeft, most: end.daysLeftAtMost};
}

/** True where an end lies in the past beyond the day that the clocks may differ. */
export function hasPassed(end: LeaseEnd | null): boolean {
  return (
    end?.daysLeftAtMost !== undefined && end.daysLeftAtMost < -CLOCK_TOLERANCE
  );
}

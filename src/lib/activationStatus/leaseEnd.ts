import {countOf} from '../text/format';
import {daysBetween, isoDayOf} from '../dates/calendarDay';
import {formatDate} from '../dates/formatDate';
import {dayAfterMinutes} from './dates';
import type {Lease, LicenseReport, WrittenDate} from './types';

const MINUTES_PER_HOUR = 60;

/** The longest activation that a KMS host or Active Directory grants, in days. */
export const LONGEST_VOLUME_LEASE = 180;

/** How many days a PC's clock may differ from the browser's because of time zones. */
const CLOCK_TOLERANCE = 1;

/** An end with a known day, or with two possible days if the order of day and month is ambiguous. */
export interface KnownEnd {
  kind: 'known';
  /** The possible ISO dates of the end, earliest first. */
  days: readonly string[];
  /** Whole days from today to the earliest possible day; negative if it has passed. */
  daysLeft: number;
  /** The same for the latest possible day. */
  daysLeftAtMost: number;
  /** "May 17, 2027", "about May 17, 2027", "April 5, 2027 or May 4, 2027". */
  phrase: string;
  /** One or two sentences for the row "Ends": the date, the number of days, and how certain both are. */
  text: string;
}

/** When a lease ends, if the text shows it. */
export type LeaseEnd = KnownEnd | {kind: 'unknown'; text: string};

function distance(days: number): string {
  if (days === 0) {
    return 'today';
  }
  return days > 0
    ? `${countOf(days, 'day')} from today`
    : `${countOf(-days, 'day')} before today`;
}

/** "April 5, 2027 or May 4, 2027". */
function formatDays(days: readonly string[]): string {
  return days.map(formatDate).join(' or ');
}

/** The days that a date can mean, earliest first: those in `most` days or less, or all if there is none. */
function upTo(
  date: WrittenDate | undefined,
  now: Date,
  most = Infinity,
): readonly string[] {
  const days = [...(date?.days ?? [])].sort();
  const near = days.filter(
    (day) => daysBetween(isoDayOf(now), day) <= most + CLOCK_TOLERANCE,
  );
  return near.length > 0 ? near : days;
}

/** The days on which the tool can have run, by the clock of that PC; none if the text has no clock. */
export const daysOfReport = (
  trustedTime: WrittenDate | undefined,
  now: Date,
): readonly string[] => upTo(trustedTime, now, 0);

function knownEnd(
  days: readonly string[],
  now: Date,
  {about = '', before = ''} = {},
): KnownEnd {
  const distances = days.map((day) => daysBetween(isoDayOf(now), day));
  const phrase = about + formatDays(days);
  const away = distances.map(distance).join(' or ');
  const doubt =
    days.length === 1
      ? `, ${away}, give or take a day.`
      : ` (${away}): that depends on whether the day or the month comes first. Compare with the clock format of that PC.`;
  return {
    kind: 'known',
    days,
    daysLeft: distances[0]!,
    daysLeftAtMost: distances.at(-1)!,
    phrase,
    text: before + phrase + doubt,
  };
}

/** The end for a date in the text. Of the ways to read it, one in `most` days or less is right if there is any. */
export const endOfDate = (date: WrittenDate, now: Date, most?: number) =>
  knownEnd(upTo(date, now, most), now);

/** The time in whole days, or in hours on the last day. */
function countTime(minutes: number, days: number): string {
  if (days > 0) {
    return countOf(days, 'day');
  }
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  return hours >= 1 ? countOf(hours, 'hour') : 'under an hour';
}

function endOfMinutes(
  {minutes, days: whole}: Extract<Lease, {kind: 'minutes'}>,
  trustedTime: WrittenDate | undefined,
  now: Date,
): LeaseEnd {
  const ran = daysOfReport(trustedTime, now);
  const left = `${countTime(minutes, whole)} after the tool ran`;
  // The time of day is unknown. Counting from noon keeps the error to half a day.
  const starts = ran.map((day) => new Date(`${day}T12:00:00Z`));
  const days = (ran.length > 0 ? starts : [now]).flatMap(
    (start) => dayAfterMinutes(start, minutes) ?? [],
  );
  if (days.length === 0) {
    return {kind: 'unknown', text: `${left}, which is beyond the calendar.`};
  }
  const end = knownEnd(days, now, {
    about: 'about ',
    before: `${left} on ${formatDays(ran)} by the clock of that PC${days.length === 1 ? ':' : ', so'} `,
  });
  return ran.length > 0
    ? end
    : {
        ...end,
        text: `${left}. If that was today, ${end.phrase}.`,
      };
}

/** Shown once below a result: how certain its dates are. */
export const dateCaveat =
  "Days are counted by this browser's clock. The tools print the PC's local time without its time zone, so an end can be a day off.";

/** When a lease ends and how many days are left, with the uncertainty of the clocks; null if there is no lease. */
export function findLeaseEnd(
  {lease, trustedTime, channel, status}: Partial<LicenseReport>,
  now: Date,
): LeaseEnd | null {
  const most =
    channel === 'kms-client' && status === 1 ? LONGEST_VOLUME_LEASE : undefined;
  switch (lease?.kind) {
    case 'date':
      return endOfDate(lease.date, now, most);
    case 'minutes':
      return endOfMinutes(lease, trustedTime, now);
    case 'unreadable':
      return {
        kind: 'unknown',
        text: 'Your text has an end, in an unknown form. Read it there.',
      };
    default:
      return null;
  }
}

/**
 * The whole days left: when the tool ran if the text counts minutes, or today if the text has an end date. `least` and
 * `most` differ if the date is ambiguous. Null if the days are unknown.
 */
export function daysOfLease(
  lease: Lease | undefined,
  end: LeaseEnd | null,
): {least: number; most: number} | null {
  if (lease?.kind === 'minutes') {
    return {least: lease.days, most: lease.days};
  }
  return end?.kind === 'known'
    ? {least: end.daysLeft, most: end.daysLeftAtMost}
    : null;
}

/** True if an end has passed, by more than the day that clocks may differ. */
export function hasPassed(end: LeaseEnd | null): end is KnownEnd {
  return end?.kind === 'known' && end.daysLeftAtMost < -CLOCK_TOLERANCE;
}

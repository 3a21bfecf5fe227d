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

/** When a license or its present state ends, as far as the text shows it. */
export interface LeaseEnd {
  /** The ISO dates that it can be, earliest first; none if no day is known. */
  days: readonly string[];
  /** Whole days from today to each of them; negative if it has passed. */
  daysLeft: readonly number[];
  /** "May 17, 2027", "about May 17, 2027", "April 5, 2027 or May 4, 2027". */
  phrase?: string;
  /** What else there is to say, before and after that: how it was counted, the number of days, how certain both are. */
  before?: string;
  after?: string;
}

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

function knownEnd(days: readonly string[], now: Date, about = ''): LeaseEnd {
  const daysLeft = days.map((day) => daysBetween(isoDayOf(now), day));
  const away = daysLeft.map(distance).join(' or ');
  return {
    days,
    daysLeft,
    phrase: about + formatDays(days),
    after:
      days.length === 1
        ? `${away}, give or take a day.`
        : `${away}: that depends on whether the day or the month comes first. Compare with the clock format of that PC.`,
  };
}

/** The end for a date in the text. Of the ways to read it, one in `most` days or less is right if there is any. */
const endOfDate = (date: WrittenDate, now: Date, most?: number) =>
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
    return {
      days,
      daysLeft: [],
      before: `${left}, which is beyond the calendar.`,
    };
  }
  const end = knownEnd(days, now, 'about ');
  return ran.length > 0
    ? {
        ...end,
        before: `${left} on ${formatDays(ran)} by the clock of that PC`,
      }
    : {...end, before: left, after: 'counted from today.'};
}

/** Shown once below a result: how certain its dates are. */
export const dateCaveat =
  "Days are counted by this browser's clock. The tools print the PC's local time without its time zone, so an end can be a day off.";

/** When a lease ends, with the uncertainty of the clocks; absent if there is no lease. */
export function findLeaseEnd(
  {lease, trustedTime, channel, status}: Partial<LicenseReport>,
  now: Date,
): LeaseEnd | undefined {
  const most =
    channel === 'kms-client' && status === 1 ? LONGEST_VOLUME_LEASE : undefined;
  switch (lease?.kind) {
    case 'date':
      return endOfDate(lease.date, now, most);
    case 'minutes':
      return endOfMinutes(lease, trustedTime, now);
    case 'unreadable':
      return {
        days: [],
        daysLeft: [],
        before: 'Your text has an end, in an unknown form. Read it there.',
      };
    default:
      return undefined;
  }
}

/** Whether an end has passed, by more than the day that clocks may differ. */
export const hasPassed = (end: LeaseEnd | undefined): boolean =>
  (end?.daysLeft.at(-1) ?? 0) < -CLOCK_TOLERANCE;

/** Whether both are the same day, or a day apart because of rounding. */
export const isSameEnd = (one: LeaseEnd, other: LeaseEnd): boolean =>
  Math.abs(one.daysLeft[0]! - other.daysLeft[0]!) <= 1;

/**
 * The ends that a license has: of its present state, of the license itself, such as an evaluation or a subscription, and the
 * one that the verdict is about.
 */
export function endsOf(license: LicenseReport, now: Date) {
  const lease = findLeaseEnd(license, now);
  const lastDay = license.fixedEnd && endOfDate(license.fixedEnd, now);
  // An end that the text states is better than one counted from today.
  const isGuess = license.lease?.kind === 'minutes' && !license.trustedTime;
  const main = isGuess && hasPassed(lastDay) ? lastDay : (lease ?? lastDay);
  // A subscription goes on after its last check.
  return {lease, lastDay, main: license.holder ? lease : main};
}

export type Ends = ReturnType<typeof endsOf>;

/** What the row of an end says. A date that the verdict has isn't repeated. */
export function sayEnd(
  end: LeaseEnd | undefined,
  verdict: string,
): string | undefined {
  const {before, phrase = '', after} = end ?? {};
  return [before, !verdict.includes(phrase) && phrase, after]
    .filter(Boolean)
    .join(', ');
}

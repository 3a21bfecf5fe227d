import {kms38Period, kmsLease} from '../../data/kmsLease';
import {daysBetweenIso, parseCalendarDay} from '../dates/calendarDay';
import {positionOf} from './timeline';

/** The axis goes on for a while after the end of the longer period. */
const axis = {firstYear: 2025, lastYear: 2040};

export interface KmsPeriods {
  /** Ends of the periods, in percent of the width of the axis. */
  lease: number;
  kms38: number;
  days: number;
  /** ISO date of the end of the longer one. */
  end: string;
  /** The last is that of the end. */
  ticks: readonly {year: number; at: number}[];
}

/** Lays out an activation by a KMS host and one by KMS38 on one axis of time. */
export function layOutKmsPeriods(): KmsPeriods {
  const {days} = kmsLease;
  const {start, end} = kms38Period;
  const kms38 = positionOf(end, axis);
  const share = days / daysBetweenIso(start, end);
  return {
    lease: Math.round(kms38 * share * 100) / 100,
    kms38,
    days,
    end,
    ticks: [
      ...[2025, 2030, 2035].map((year) => ({
        year,
        at: positionOf(`${year}-01-01`, axis),
      })),
      {year: parseCalendarDay(end).year, at: kms38},
    ],
  };
}

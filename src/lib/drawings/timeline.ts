/** Lays out when releases get updates, on one axis of years. Positions are percents of the axis. */
import {daysBetween, parseCalendarDay} from '../dates/calendarDay';
import {isOver, type LastDays} from '../dates/supportOn';

/** From January 1 of its first year to the end of its last one. */
export interface Axis {
  firstYear: number;
  lastYear: number;
}

/** A release, or some of its editions. */
export interface ReleaseRow extends LastDays {
  /** Of the entry. */
  id: string;
  /** "25H2", "Office LTSC 2024" */
  name: string;
  /** "Home and Pro", "Personal ESU"; absent if the name says all. */
  label?: string;
  /** ISO date; absent if none is listed. */
  released?: string;
  /** The names that the version has in addresses, with and without an edition. */
  versions: readonly string[];
}

/** A product, with its releases in the order of the data. The rows of a release have the same name. */
export interface ReleaseGroup<Row = ReleaseRow> {
  product: string;
  rows: readonly Row[];
}

/** While a release gets updates. */
export interface TimelineBar {
  updates: 'free' | 'esu';
  start: number;
  end: number;
}

export interface TimelineRow extends ReleaseRow {
  /** In the order of time. The last one has no room on the axis if `goesOn`. */
  bars: readonly TimelineBar[];
  goesOn: boolean;
}

export type TimelineGroup = ReleaseGroup<TimelineRow>;

export interface Timeline extends Axis {
  /** Releases of which some editions get updates. */
  current: readonly TimelineGroup[];
  ended: readonly TimelineGroup[];
}

/** Years on the axis: more would be too narrow on a phone. */
const yearsShown = 6;

/** Of last year, this year, and the years to come. @param today ISO date. */
export function axisOf(today: string): Axis {
  const firstYear = parseCalendarDay(today).year - 1;
  return {firstYear, lastYear: firstYear + yearsShown - 1};
}

export const startOf = (year: number) => `${year}-01-01`;

/** The position of an ISO date; below 0 or above 100 if it is outside. */
export function positionOf(iso: string, {firstYear, lastYear}: Axis): number {
  const start = startOf(firstYear);
  const share =
    daysBetween(start, iso) / daysBetween(start, startOf(lastYear + 1));
  return Math.round(share * 10_000) / 100;
}

function layOutRow(row: ReleaseRow, axis: Axis): TimelineRow {
  const {released, free, esu} = row;
  const bars: TimelineBar[] = [];
  let start = released ? Math.max(0, positionOf(released, axis)) : 0;
  for (const [updates, last] of [
    ['free', free],
    ['esu', esu],
  ] as const) {
    const end = last ? Math.min(100, positionOf(last, axis)) : 0;
    if (end > start) {
      bars.push({updates, start, end});
      start = end;
    }
  }
  return {...row, bars, goesOn: positionOf(lastDayOf(row), axis) > 100};
}

/** The last day with updates, also with ESU. */
export const lastDayOf = ({free, esu = free}: LastDays): string => esu;

/** Lays out the releases of each product. What ended before the axis begins has no row. @param today ISO date. */
export function layOutTimeline(
  groups: readonly ReleaseGroup[],
  today: string,
): Timeline {
  const axis = axisOf(today);
  const groupsOf = (isCurrent: boolean) =>
    groups
      .map(({product, rows}) => {
        const current = new Set(
          rows
            .filter((row) => !isOver(lastDayOf(row), today))
            .map(({name}) => name),
        );
        return {
          product,
          rows: rows
            .filter(
              (row) =>
                current.has(row.name) === isCurrent &&
                lastDayOf(row) >= startOf(axis.firstYear),
            )
            .map((row) => layOutRow(row, axis)),
        };
      })
      .filter(({rows}) => rows.length > 0);
  return {...axis, current: groupsOf(true), ended: groupsOf(false)};
}

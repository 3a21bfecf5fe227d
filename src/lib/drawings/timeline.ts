import {daysBetweenIso, parseCalendarDay} from '../dates/calendarDay';
import {supportPhases, type LifecycleRow} from '../dates/supportPhases';

/** More years would crowd the axis at its narrowest. */
const mostTicks = 5;

/** While a release gets updates; positions are in percent of the width of the axis. */
export interface TimelineBar {
  updates: 'free' | 'esu';
  start: number;
  end: number;
}

export interface TimelineRow {
  id: string;
  /** "24H2, Home and Pro" */
  name: string;
  /** In the order of time. */
  bars: readonly TimelineBar[];
}

export interface Timeline {
  /** First and last year of the axis, which runs from January 1 to January 1. */
  firstYear: number;
  lastYear: number;
  ticks: readonly {year: number; at: number}[];
  rows: readonly TimelineRow[];
}

/** What matters to a visitor about a row. */
export interface SupportNow {
  isOver: boolean;
  /** The date to print after the words, as ISO date. */
  date: string;
  words: 'Until' | 'With ESU until' | 'Ended' | 'ESU ended';
  /** While ESU lasts: the ISO date on which updates for everyone ended. */
  freeEnd?: string;
}

const january = (year: number) => `${year}-01-01`;

/** The position of an ISO date on the axis, in percent; below 0 or above 100 if it is outside. */
export function positionOf(
  iso: string,
  {firstYear, lastYear}: Pick<Timeline, 'firstYear' | 'lastYear'>,
): number {
  const start = january(firstYear);
  const share =
    daysBetweenIso(start, iso) / daysBetweenIso(start, january(lastYear));
  return Math.round(share * 10_000) / 100;
}

/** The smallest step of years that is easy to read and leaves few ticks. */
function stepFor(years: number): number {
  return [1, 2, 5, 10].find((step) => years / step <= mostTicks) ?? 20;
}

/**
 * Lays out the releases of a table on one axis of time. The bar of a release on an unknown day begins where the axis does.
 * With `since`, the axis starts in that year, and cuts off what was before. @throws {RangeError} without rows.
 */
export function layOutTimeline(
  rows: readonly LifecycleRow[],
  today: string,
  since?: number,
): Timeline {
  const days = rows.flatMap(({released, ends}) => [
    ...(released ? [released] : []),
    ...supportPhases.flatMap((phase) => ends[phase]?.date ?? []),
  ]);
  if (days.length === 0) {
    throw new RangeError('A timeline needs a row with a date.');
  }
  const years = days.map((day) => parseCalendarDay(day).year);
  const firstYear = since ?? Math.min(...years);
  const lastYear = Math.max(...years) + 1;
  const axis = {firstYear, lastYear};
  const step = stepFor(lastYear - firstYear);
  const firstTick = Math.ceil(firstYear / step) * step;
  const ticks = Array.from(
    {length: Math.ceil((lastYear - firstTick) / step)},
    (_, index) => {
      const year = firstTick + index * step;
      return {year, at: positionOf(january(year), axis)};
    },
    // Near an end, there is no room to center the name of a year on its place.
  ).filter(({at}) => at > 7 && at < 93);

  return {
    ...axis,
    ticks,
    rows: rows.map(({id, name, edition, released, ends}) => {
      const bars: TimelineBar[] = [];
      let start = released ? Math.max(0, positionOf(released, axis)) : 0;
      for (const [updates, last] of [
        ['free', ends.extendedEnd ?? ends.mainstreamEnd],
        ['esu', ends.esuEnd],
      ] as const) {
        const end = last && positionOf(last.date, axis);
        if (end !== null && end > start) {
          bars.push({updates, start, end});
          start = end;
        }
      }
      // "23H2 (Annual Channel)" and "Office 2021 for Mac" say it already.
      const isNamed =
        edition === null ||
        edition === 'channel release' ||
        name.includes(edition);
      return {id, name: isNamed ? name : `${name}, ${edition}`, bars};
    }),
  };
}

/** How long a release gets updates, or since when it doesn't. ESU is separate: it costs money or needs enrollment. */
export function supportNow({ends}: LifecycleRow, today: string): SupportNow {
  const regular = ends.extendedEnd ?? ends.mainstreamEnd;
  if (!regular) {
    throw new RangeError('The release has no end of support.');
  }
  const isOver = (end: string) => daysBetweenIso(today, end) <= 0;
  const {date} = regular;
  if (!isOver(date)) {
    return {isOver: false, date, words: 'Until'};
  }
  if (!ends.esuEnd) {
    return {isOver: true, date, words: 'Ended'};
  }
  const esuEnd = ends.esuEnd.date;
  return isOver(esuEnd)
    ? {isOver: true, date: esuEnd, words: 'ESU ended'}
    : {isOver: false, date: esuEnd, words: 'With ESU until', freeEnd: date};
}

import {kmsLease, leaseMarks} from '../../data/kmsLease';

/** Sizes are in pixels. */
const radius = 92;
const stroke = 14;
/** Distances of the marks, and of the arrow, from the middle of the ring. */
const inner = radius - 28;
const outer = radius + 22;
const arrow = radius + 14;
/** The middle of the ring. Above it is room for marks, which need 12 px around their own middles. */
export const middle = {x: radius + stroke, y: outer + 12};
/** The start and the end are at the same place of the ring, so their marks are some days beside it. */
const aside = 8;

interface Point {
  x: number;
  y: number;
}

export interface LeaseRing {
  width: number;
  height: number;
  stroke: number;
  days: number;
  /** The days without and with a notice, clockwise from the top. Lengths and offsets are in days. */
  arcs: readonly {
    path: string;
    length: number;
    dashOffset: number;
    isNoticed: boolean;
  }[];
  /** A line across the ring. */
  start: string;
  /** A dash and a gap are the time between two renewals. */
  dashes: string;
  /** An arrow from the first renewal back to the start. */
  renewal: {line: string; head: string};
  marks: readonly (Point & {text: string})[];
}

/** Where a day is on a circle around the middle of the ring. The first day is at the top. */
export function pointAt(day: number, distance = radius): Point {
  const angle = (2 * Math.PI * day) / kmsLease.days;
  const round = (value: number) => Math.round(value * 10) / 10;
  return {
    x: round(middle.x + distance * Math.sin(angle)),
    y: round(middle.y - distance * Math.cos(angle)),
  };
}

/** An arc from one day to another, clockwise if the second is later. */
function arc(from: number, to: number, distance = radius): string {
  const start = pointAt(from, distance);
  const end = pointAt(to, distance);
  const isLong = Math.abs(to - from) > kmsLease.days / 2;
  return `M${start.x} ${start.y}A${distance} ${distance} 0 ${Number(isLong)} ${Number(to > from)} ${end.x} ${end.y}`;
}

/** Lays out the ring of a KMS activation. */
export function layOutLeaseRing(): LeaseRing {
  const {days, renewalDays, noticeDays} = kmsLease;
  const notice = days - noticeDays;
  const places = {
    start: pointAt(aside, inner),
    renewal: pointAt(renewalDays, outer),
    notice: pointAt(notice + noticeDays / 2, outer),
    end: pointAt(-aside, inner),
  };
  const tip = pointAt(0, arrow);
  return {
    width: 2 * middle.x,
    height: middle.y + radius + stroke,
    stroke,
    days,
    arcs: [
      {
        path: arc(0, notice),
        length: notice,
        dashOffset: 0,
        isNoticed: false,
      },
      {
        path: arc(notice, days),
        length: noticeDays,
        dashOffset: notice % renewalDays,
        isNoticed: true,
      },
    ],
    start: `M${middle.x} ${middle.y - radius - stroke}v${2 * stroke}`,
    dashes: `${renewalDays - 0.8} 0.8`,
    renewal: {
      line: arc(renewalDays, 1, arrow),
      head: `M${tip.x} ${tip.y}l8 -5v10z`,
    },
    marks: leaseMarks.map(({at, text}) => ({...places[at], text})),
  };
}

import {expect, test} from 'vitest';
import {facts} from '../../../../src/data/facts';
import {kms38Period, kmsLease, leaseMarks} from '../../../../src/data/kmsLease';
import {formatDate} from '../../../../src/lib/dates/formatDate';
import {layOutKmsPeriods} from '../../../../src/lib/drawings/kmsPeriods';
import {
  layOutLeaseRing,
  middle,
  pointAt,
} from '../../../../src/lib/drawings/leaseRing';

const factOf = (what: string) =>
  facts.find((fact) => fact.what === what)?.value;

test('the drawings have the figures of the texts', () => {
  expect({
    days: factOf('how long a KMS activation lasts'),
    renewalDays: factOf('how often a KMS client renews its activation'),
    noticeDays: factOf(
      'how long before the end of a KMS activation Windows says so',
    ),
  }).toEqual({
    days: `${kmsLease.days} days`,
    renewalDays: `${kmsLease.renewalDays} days`,
    noticeDays: `${kmsLease.noticeDays} days`,
  });
  expect(formatDate(kms38Period.end)).toBe(
    factOf('when a KMS38 activation ends'),
  );
});

test('the ring starts at the top, runs clockwise, and ends where it starts', () => {
  const {arcs} = layOutLeaseRing();
  const top = pointAt(0);
  expect(top.x).toBe(middle.x);
  expect(top.y).toBeLessThan(middle.y);
  expect(pointAt(45).x).toBeGreaterThan(middle.x);
  expect(pointAt(45).y).toBe(middle.y);
  expect(pointAt(180)).toEqual(top);
  expect(arcs[0]?.path).toMatch(`M${top.x} ${top.y}A`);
  expect(arcs[1]?.path).toMatch(new RegExp(` ${top.x} ${top.y}$`));
});

test('the dashes of the ring are as long as the time between two renewals, from end to end', () => {
  const {arcs, dashes} = layOutLeaseRing();
  const [dash, gap] = dashes.split(' ').map(Number);
  expect(dash! + gap!).toBe(7);
  expect(arcs.map(({length}) => length)).toEqual([150, 30]);
  // The 150th day is 3 days after the 21st renewal.
  expect(arcs.map(({dashOffset}) => dashOffset)).toEqual([0, 3]);
});

test('every mark is inside the picture and apart from the others', () => {
  const {width, height, marks} = layOutLeaseRing();
  expect(marks.map(({text}) => text)).toEqual(leaseMarks.map(({text}) => text));
  const room = 10;
  marks.forEach(({x, y}, index) => {
    expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(room);
    for (const other of marks.slice(index + 1)) {
      expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(2 * room);
    }
  });
});

test('the two periods are drawn to scale', () => {
  const {lease, kms38, ticks} = layOutKmsPeriods();
  // 4,766 days from January 1, 2025 to January 19, 2038.
  expect(kms38 / lease).toBeCloseTo(4766 / 180, 1);
  expect(ticks.at(-1)).toEqual({year: 2038, at: kms38});
});

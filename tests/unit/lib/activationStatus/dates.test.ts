import {expect, test} from 'vitest';
import {findLeaseEnd} from '../../../../src/lib/activationStatus/leaseEnd';
import {
  applyOrder,
  dayAfterMinutes,
  isZeroDate,
  readDate,
} from '../../../../src/lib/activationStatus/dates';

const readings: [written: string, days: readonly string[] | null][] = [
  ['5/17/2027 9:14:03 AM', ['2027-05-17']],
  ['17/05/2027 09:14:03', ['2027-05-17']],
  ['5/4/2027 9:14:03 AM', ['2027-05-04', '2027-04-05']],
  ['04-05-2027', ['2027-04-05', '2027-05-04']],
  ['4/4/2027', ['2027-04-04']],
  ['04.05.2027 09:14:03', ['2027-05-04']],
  ['17.5.27', ['2027-05-17']],
  ['2027/5/4 9:14:03', ['2027-05-04']],
  ['2027-05-04T09:14:03Z', ['2027-05-04']],
  ['2027. 5. 4. 9:14:03', ['2027-05-04']],
  ['2027年5月4日', ['2027-05-04']],
  ['17/5/2570 9:14:03', ['2027-05-17']],
  ['/Date(1810545243000)/', ['2027-05-17']],
  ['2/30/2027', null],
  ['next Tuesday', null],
  ['', null],
  ['10.0.26100.8036', null],
];

test.each(readings)('reads "%s" as %s', (written, days) => {
  expect(readDate(written)?.days ?? null).toEqual(days);
});

test('proves the order of day and month from an unambiguous date', () => {
  expect(
    [
      '11/21/2026 9:14:03 AM',
      '21/11/2026',
      '4/5/2027',
      '5/5/2027',
      '21.11.2026',
      '2026/11/21',
    ].map((written) => readDate(written)?.order),
  ).toEqual(['month-first', 'day-first', ...Array(4).fill(undefined)]);
});

test('keeps the reading that fits the order', () => {
  const date = readDate('5/4/2027')!;
  expect(applyOrder(date, 'month-first').days).toEqual(['2027-05-04']);
  expect(applyOrder(date, 'day-first').days).toEqual(['2027-04-05']);
  expect(applyOrder(date, undefined)).toBe(date);
});

test('recognizes the date that Windows prints for "none"', () => {
  expect(isZeroDate(readDate('1/1/1601')!)).toBe(true);
  expect(isZeroDate(readDate('1601/1/1')!)).toBe(true);
  // In the Buddhist calendar of Thai Windows.
  expect(isZeroDate(readDate('1/1/2144')!)).toBe(true);
  expect(isZeroDate(readDate('2/1/2144')!)).toBe(false);
  expect(isZeroDate(readDate('1/1/2026')!)).toBe(false);
});

test('adds minutes, and gives null past the year 9999', () => {
  const noon = new Date('2026-11-21T12:00:00Z');
  expect(dayAfterMinutes(noon, 254_880)).toBe('2027-05-17');
  expect(dayAfterMinutes(noon, 0)).toBe('2026-11-21');
  expect(dayAfterMinutes(noon, 1e15)).toBeNull();
});

test.each([
  [719, '2026-11-21'],
  [720, '2026-11-22'],
  [36 * 60 - 1, '2026-11-22'],
  [36 * 60, '2026-11-23'],
])(
  'counts %i minutes from the noon of the day on which the tool ran',
  (minutes, day) => {
    expect(
      findLeaseEnd(
        {
          lease: {kind: 'minutes', minutes, days: 0},
          trustedTime: {days: ['2026-11-21']},
        },
        new Date('2026-11-21T23:00:00Z'),
      ),
    ).toMatchObject({days: [day]});
  },
);

test.each([
  ['2027-05-27', 2],
  ['2027-05-28', 1],
])(
  'of two ways to read a date, one that no volume activation lasts to is dropped: %s',
  (day, count) => {
    const end = findLeaseEnd(
      {
        lease: {kind: 'date', date: {days: ['2027-01-08', day]}},
        channel: 'kms-client',
        status: 1,
      },
      new Date('2026-11-27T12:00:00Z'),
    );
    expect(end).toHaveProperty('days.length', count);
  },
);

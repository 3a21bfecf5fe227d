import {expect, test} from 'vitest';
import {findLeaseEnd} from '../../../../src/lib/activationStatus/leaseEnd';
import {
  applyOrder,
  dayAfterMinutes,
  readDate,
} from '../../../../src/lib/activationStatus/dates';

test('keeps the reading that fits the order', () => {
  const date = readDate('5/4/2027')!;
  expect(applyOrder(date, 'month-first').days).toEqual(['2027-05-04']);
  expect(applyOrder(date, 'day-first').days).toEqual(['2027-04-05']);
  expect(applyOrder(date, undefined)).toBe(date);
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

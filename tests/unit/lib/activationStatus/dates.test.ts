import {expect, test} from 'vitest';
import {findLeaseEnd} from '../../../../src/lib/activationStatus/leaseEnd';

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

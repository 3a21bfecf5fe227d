import {expect, test} from 'vitest';
import {isoDayOf} from '../../../../src/lib/dates/calendarDay';
import {supportStatus} from '../../../../src/lib/dates/supportStatus';

const today = '2026-11-21';

const phrases = [
  // The end date itself and the days around it
  ['2026-11-21', 'ended', 'ended today'],
  ['2026-11-20', 'ended', 'ended 1 day ago'],
  ['2026-11-22', 'ending-soon', 'ends in 1 day'],
  ['2026-12-03', 'ending-soon', 'ends in 12 days'],
  // Days become months at the first complete month
  ['2026-10-22', 'ended', 'ended 30 days ago'],
  ['2026-10-21', 'ended', 'ended 1 month ago'],
  ['2026-12-20', 'ending-soon', 'ends in 29 days'],
  ['2026-12-21', 'ending-soon', 'ends in 1 month'],
  // Months become years at the twelfth
  ['2025-11-22', 'ended', 'ended 11 months ago'],
  ['2025-11-21', 'ended', 'ended 1 year ago'],
  ['2027-10-12', 'supported', 'ends in 10 months'],
  ['2027-11-21', 'supported', 'ends in 1 year'],
  // Incomplete units are dropped
  ['2025-10-14', 'ended', 'ended 1 year ago'],
  ['2024-11-22', 'ended', 'ended 1 year ago'],
  ['2014-04-08', 'ended', 'ended 12 years ago'],
  ['2034-10-10', 'supported', 'ends in 7 years'],
  // "Ending soon" is less than six complete months
  ['2027-05-20', 'ending-soon', 'ends in 5 months'],
  ['2027-05-21', 'supported', 'ends in 6 months'],
] as const;

for (const [end, state, phrase] of phrases) {
  test(`on ${today}, support until ${end} "${phrase}"`, () => {
    expect(supportStatus(end, today)).toMatchObject({state, phrase});
  });
}

test('counts the days left; negative after the end', () => {
  expect(supportStatus('2026-12-01', today).daysLeft).toBe(10);
  expect(supportStatus('2026-11-21', today).daysLeft).toBe(0);
  expect(supportStatus('2026-11-11', today).daysLeft).toBe(-10);
});

test('accepts a moment and uses its UTC day', () => {
  const lateEvening = new Date('2026-11-21T23:59:59Z');
  expect(supportStatus('2026-11-21', lateEvening).phrase).toBe('ended today');
});

for (const [end, now] of [
  ['2026-02-30', today],
  ['tomorrow', today],
  ['2026-11-21', 'today'],
  ['2026-11-21', ''],
] as const) {
  test(`rejects the end "${end}" with the day "${now}"`, () => {
    expect(() => supportStatus(end, now)).toThrow(/is not a calendar date/);
  });
}

test('rejects an invalid Date', () => {
  expect(() => supportStatus('2026-11-21', new Date('never'))).toThrow(
    RangeError,
  );
});

/** The ISO date that many days before another. */
function daysBefore(iso: string, days: number): string {
  return isoDayOf(new Date(Date.parse(iso) - days * 86_400_000));
}

const shortest = {day: 1, month: 28, year: 365};
const longest = {day: 1, month: 31, year: 366};

for (const end of ['2027-10-12', '2028-02-29', '2029-01-31']) {
  test(`never overstates the time left before ${end}, nor understates it by a whole unit`, () => {
    const wrong: string[] = [];
    for (let daysLeft = 1; daysLeft <= 1500; daysLeft += 1) {
      const now = daysBefore(end, daysLeft);
      const {phrase} = supportStatus(end, now);
      const [, amount, unit] =
        /^ends in ([1-9]\d*) (day|month|year)s?$/.exec(phrase) ?? [];
      const count = Number(amount);
      const name = unit as 'day' | 'month' | 'year';
      const isRight =
        count * shortest[name] <= daysLeft &&
        (count + 1) * longest[name] > daysLeft;
      if (!isRight) {
        wrong.push(`${now}: ${phrase}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

import {expect, test} from 'vitest';
import {isoDayOf} from '../../../../src/lib/dates/calendarDay';
import {supportPhrase} from '../../../../src/lib/dates/supportPhrase';

const today = '2026-11-21';

const phrases = [
  // The end date itself and the days around it
  ['2026-11-21', 'ended today'],
  ['2026-11-20', 'ended 1 day ago'],
  ['2026-11-22', 'ends in 1 day'],
  ['2026-12-03', 'ends in 12 days'],
  // Days become months at the first complete month
  ['2026-10-22', 'ended 30 days ago'],
  ['2026-10-21', 'ended 1 month ago'],
  ['2026-12-20', 'ends in 29 days'],
  ['2026-12-21', 'ends in 1 month'],
  // Months become years at the twelfth
  ['2025-11-22', 'ended 11 months ago'],
  ['2025-11-21', 'ended 1 year ago'],
  ['2027-10-12', 'ends in 10 months'],
  ['2027-11-21', 'ends in 1 year'],
  // Incomplete units are dropped
  ['2025-10-14', 'ended 1 year ago'],
  ['2024-11-22', 'ended 1 year ago'],
  ['2014-04-08', 'ended 12 years ago'],
  ['2034-10-10', 'ends in 7 years'],
] as const;

for (const [end, phrase] of phrases) {
  test(`on ${today}, support until ${end} "${phrase}"`, () => {
    expect(supportPhrase(end, today)).toBe(phrase);
  });
}

test('accepts a moment and uses its UTC day', () => {
  const lateEvening = new Date('2026-11-21T23:59:59Z');
  expect(supportPhrase('2026-11-21', lateEvening)).toBe('ended today');
});

for (const [end, now] of [
  ['2026-02-30', today],
  ['tomorrow', today],
  ['2026-11-21', 'today'],
  ['2026-11-21', ''],
] as const) {
  test(`rejects the end "${end}" with the day "${now}"`, () => {
    expect(() => supportPhrase(end, now)).toThrow(/is not a calendar date/);
  });
}

test('rejects an invalid Date', () => {
  expect(() => supportPhrase('2026-11-21', new Date('never'))).toThrow(
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
      const phrase = supportPhrase(end, now);
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

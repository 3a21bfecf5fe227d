import {expect, test} from 'vitest';
import {
  daysBetween,
  daysBetweenIso,
  isoDayOf,
  parseCalendarDay,
  wholeMonthsBetween,
} from '../../../../src/lib/dates/calendarDay';

function months(earlier: string, later: string): number {
  return wholeMonthsBetween(parseCalendarDay(earlier), parseCalendarDay(later));
}

test('splits an ISO date into year, month and day', () => {
  expect(parseCalendarDay('2025-10-14')).toEqual({
    year: 2025,
    month: 10,
    day: 14,
  });
});

test('uses the UTC day of a moment', () => {
  expect(isoDayOf(new Date('2026-11-21T23:30:00-02:00'))).toBe('2026-11-22');
});

test('rejects an invalid Date', () => {
  expect(() => isoDayOf(new Date('never'))).toThrow('not a valid Date');
});

test('counts the days between two dates in both directions, over a leap day', () => {
  const before = parseCalendarDay('2024-02-28');
  const after = parseCalendarDay('2024-03-01');
  expect(daysBetween(before, after)).toBe(2);
  expect(daysBetween(after, before)).toBe(-2);
  expect(daysBetweenIso('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetweenIso('2024-03-01', '2024-02-28')).toBe(-2);
});

const monthCases = [
  ['2026-01-14', '2026-03-13', 1],
  ['2026-01-14', '2026-03-14', 2],
  ['2025-10-14', '2026-11-21', 13],
  ['2026-01-31', '2026-02-28', 0],
  ['2026-01-31', '2026-03-01', 1],
  ['2026-05-05', '2026-05-05', 0],
] as const;

for (const [earlier, later, expected] of monthCases) {
  test(`counts ${expected} complete months from ${earlier} to ${later}`, () => {
    expect(months(earlier, later)).toBe(expected);
  });
}

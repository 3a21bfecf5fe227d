import {afterEach, expect, test, vi} from 'vitest';
import {
  daysBetween,
  daysBetweenIso,
  isoDayOf,
  monthBefore,
  parseCalendarDay,
  wholeMonthsBetween,
} from '../../../src/lib/dates/calendarDay';
import {formatDate} from '../../../src/lib/dates/formatDate';
import {supportOn} from '../../../src/lib/dates/supportOn';
import {supportPhrase} from '../../../src/lib/dates/supportPhrase';

afterEach(() => {
  vi.unstubAllEnvs();
});

function months(earlier: string, later: string): number {
  return wholeMonthsBetween(parseCalendarDay(earlier), parseCalendarDay(later));
}

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

test.each(monthCases)('from %s to %s: %s', (earlier, later, expected) => {
  expect(months(earlier, later)).toBe(expected);
});

test('uses the American English month names', () => {
  const english = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  for (let month = 0; month < 12; month += 1) {
    const day = new Date(Date.UTC(2026, month, 15));
    expect(formatDate(day.toISOString().slice(0, 10))).toBe(
      english.format(day),
    );
  }
});

test('keeps the day in time zones west and east of Greenwich', () => {
  for (const zone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone);
    expect(formatDate('2025-10-14'), zone).toBe('October 14, 2025');
  }
});

test.each([
  ['2027-10-12', '2027-09-12'],
  ['2027-01-12', '2026-12-12'],
  ['2027-03-31', '2027-02-28'],
  ['2028-03-29', '2028-02-29'],
  ['2028-03-28', '2028-02-28'],
])('a month before %s is %s', (day, before) => {
  expect(monthBefore(day)).toBe(before);
});

test.each([
  ['2025-10-13', 'free', '2025-10-14'],
  ['2025-10-14', 'free', '2025-10-14'],
  ['2025-10-15', 'esu', '2027-10-12'],
  ['2027-10-11', 'esu', '2027-10-12'],
  ['2027-10-12', 'esu', '2027-10-12'],
  ['2027-10-13', 'none', '2027-10-12'],
])('on %s, the updates are %s', (today, updates, lastDay) => {
  const days = {free: '2025-10-14', esu: '2027-10-12'};
  expect(supportOn(days, today)).toEqual({updates, lastDay});
});

test.each([
  '',
  'soon',
  '2025-10',
  '2025-13-01',
  '2025-02-30',
  '2023-02-29',
  '0099-01-01',
  '2025-10-14T00:00:00Z',
  ' 2025-10-14',
])('rejects %j and quotes it', (nonsense) => {
  expect(() => formatDate(nonsense)).toThrow(RangeError);
  expect(() => formatDate(nonsense)).toThrow(
    `"${nonsense}" is not a calendar date`,
  );
});

const today = '2026-11-21';

const phrases = [
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
  ['2024-11-22', 'ended 1 year ago'],
  ['2034-10-10', 'ends in 7 years'],
] as const;

test.each(phrases)('support until %s: %s', (end, phrase) => {
  expect(supportPhrase(end, today)).toBe(phrase);
});

/** The ISO date that many days before another. */
function daysBefore(iso: string, days: number): string {
  return isoDayOf(new Date(Date.parse(iso) - days * 86_400_000));
}

const shortest = {day: 1, month: 28, year: 365};
const longest = {day: 1, month: 31, year: 366};

test.each(['2027-10-12', '2028-02-29', '2029-01-31'])(
  'never overstates the time left before %s',
  (end) => {
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
  },
);

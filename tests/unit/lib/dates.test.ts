import {afterEach, expect, test, vi} from 'vitest';
import {daysBetween, isoDayOf} from '../../../src/lib/dates/calendarDay';
import {formatDate} from '../../../src/lib/dates/formatDate';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('uses the UTC day of a moment', () => {
  expect(isoDayOf(new Date('2026-11-21T23:30:00-02:00'))).toBe('2026-11-22');
});

test('rejects an invalid Date', () => {
  expect(() => isoDayOf(new Date('never'))).toThrow(RangeError);
});

test('counts the days between two dates in both directions, over a leap day', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-03-01', '2024-02-28')).toBe(-2);
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
  '',
  '2025-13-01',
  '2025-02-30',
  '2025-10-14T00:00:00Z',
  ' 2025-10-14',
])('rejects %j and quotes it', (nonsense) => {
  expect(() => formatDate(nonsense)).toThrow(RangeError);
  expect(() => formatDate(nonsense)).toThrow(
    `"${nonsense}" is not a calendar date`,
  );
});

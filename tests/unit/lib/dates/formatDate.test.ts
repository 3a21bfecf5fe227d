import {expect, test} from 'vitest';
import {formatDate} from '../../../../src/lib/dates/formatDate';

const written = [
  ['2025-10-14', 'October 14, 2025'],
  ['2026-01-01', 'January 1, 2026'],
  ['2026-12-31', 'December 31, 2026'],
  ['2024-02-29', 'February 29, 2024'],
  ['2001-09-08', 'September 8, 2001'],
] as const;

for (const [iso, text] of written) {
  test(`formats ${iso} as ${text}`, () => {
    expect(formatDate(iso)).toBe(text);
  });
}

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
  const original = process.env.TZ;
  const texts = ['Pacific/Honolulu', 'Pacific/Kiritimati'].map((zone) => {
    process.env.TZ = zone;
    return formatDate('2025-10-14');
  });
  process.env.TZ = original;
  if (original === undefined) {
    delete process.env.TZ;
  }
  expect(texts).toEqual(['October 14, 2025', 'October 14, 2025']);
});

for (const nonsense of [
  '',
  'soon',
  '14-10-2025',
  '2025-10',
  '2025-13-01',
  '2025-02-30',
  '2023-02-29',
  '0099-01-01',
  '2025-10-14T00:00:00Z',
  ' 2025-10-14',
]) {
  test(`rejects ${JSON.stringify(nonsense)} and quotes it`, () => {
    expect(() => formatDate(nonsense)).toThrow(RangeError);
    expect(() => formatDate(nonsense)).toThrow(
      `"${nonsense}" is not a calendar date`,
    );
  });
}

/**
 * Puts no-break spaces into the names of products, and between the day and the year of a date, so that no heading has a line
 * break within "Windows 11 24H2" or "October 14, 2025", of which `keepDates` keeps the month. The rest breaks as usual.
 */
export function keepTogether(text: string): string {
  return text.replace(
    /\b(Windows|Server|Office|LTSC|LTSB|Microsoft|\d+|\d\d?,(?= \d{4})) (?=\d|XP\b|Vista\b|Server \d|LTSC\b|R2\b)/g,
    '$1\u00a0',
  );
}

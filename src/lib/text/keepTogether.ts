/**
 * Puts no-break spaces into the names of products, so that no heading has a line break within "Windows 11 24H2". The rest
 * of a heading breaks as usual.
 */
export function keepTogether(text: string): string {
  return text.replace(
    /\b(Windows|Server|Office|LTSC|LTSB|Microsoft|\d+) (?=\d|XP\b|Vista\b|Server \d|LTSC\b|R2\b)/g,
    '$1\u00a0',
  );
}

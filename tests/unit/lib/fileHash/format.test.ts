import {expect, test} from 'vitest';
import {
  formatBytes,
  formatDuration,
  formatProgress,
  quotedName,
  visibleName,
} from '../../../../src/lib/fileHash/format';

test.each([
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.00 KB'],
  [9994, '9.99 KB'],
  [9996, '10.0 KB'],
  [99_949, '99.9 KB'],
  [99_951, '100 KB'],
  [999_499, '999 KB'],
  [999_500, '1.00 MB'],
  [5e15, '5.00 PB'],
] as const)('formats %s bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0 seconds'],
  [0.2, '1 second'],
  [59, '59 seconds'],
  [59.1, '1 minute'],
  [61, '2 minutes'],
] as const)('formats %s seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text);
});

test('shows bytes, speed and time left', () => {
  expect(formatProgress({done: 1.2e9, total: 5.1e9, seconds: 10})).toBe(
    '1.20 GB of 5.10 GB, 120 MB/s, 33 seconds left',
  );
});

test('a speed below one kilobyte is in B/s', () => {
  expect(formatProgress({done: 5, total: 10, seconds: 5})).toBe(
    '5 bytes of 10 bytes, 1 B/s, 5 seconds left',
  );
});

test('shows no estimate in the first half second, or of nothing', () => {
  const said = (seconds: number, done = 4e6) =>
    formatProgress({done, total: 8e6, seconds});
  expect(said(0.499)).toBe('4.00 MB of 8.00 MB');
  expect(said(0.5)).toMatch(/left$/);
  expect(said(9, 0)).toBe('0 bytes of 8.00 MB');
});

test('shows characters that turn a name around', () => {
  expect(visibleName('Windows\u202egpj.exe')).toBe('Windows[U+202E]gpj.exe');
  expect(visibleName('a\u200b\u2066`\n.iso')).toBe(
    'a[U+200B][U+2066][U+0060][U+000A].iso',
  );
  expect(visibleName('Windows 11 (1).iso')).toBe('Windows 11 (1).iso');
});

test('isolates a name in a right-to-left script only', () => {
  expect(quotedName('Windows.iso')).toBe('“Windows.iso”');
  expect(quotedName('ويندوز.iso')).toBe('“\u2068ويندوز.iso\u2069”');
});

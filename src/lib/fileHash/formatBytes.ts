import {formatCount} from '../text/format';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/**
 * A size in the largest unit that keeps it at one or more: `0 bytes`, `1 byte`, `5.12 GB`. Decimal, as on download pages: 1 GB is
 * 1,000,000,000 bytes.
 */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) {
    return bytes === 1 ? '1 byte' : `${formatCount(bytes)} bytes`;
  }
  let value = bytes;
  let unit = 0;
  // 999.5 would be rounded to 1000.
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  return `${value.toPrecision(3)} ${units[unit]}`;
}

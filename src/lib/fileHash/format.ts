/** Formats numbers for the file verifier. Sizes are decimal, as on download pages: 1 GB is 1,000,000,000 bytes. */

import {countOf, formatCount} from '../text/countOf';

const units = ['bytes', 'KB', 'MB', 'GB', 'TB', 'PB'] as const;

/** A size in the largest unit that keeps it at one or more: `0 bytes`, `1 byte`, `5.12 GB`. */
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

/** A duration in seconds, rounded up, in at most two units: `1 second`, `2 minutes 5 seconds`, `1 hour 10 minutes`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const part = (count: number, unit: string): string[] =>
    count > 0 ? [countOf(count, unit)] : [];
  const minutes = Math.floor(whole / 60);
  const parts =
    minutes >= 60
      ? [
          ...part(Math.floor(minutes / 60), 'hour'),
          ...part(minutes % 60, 'minute'),
        ]
      : [...part(minutes, 'minute'), ...part(whole % 60, 'second')];
  return parts.join(' ') || '0 seconds';
}

/** The progress of hashing. */
export interface Progress {
  /** Bytes hashed so far. */
  done: number;
  /** Size of the file in bytes. */
  total: number;
  /** Since the start, in seconds. */
  seconds: number;
}

/** In seconds. Earlier than this, the speed is not meaningful yet. */
const shortestEstimate = 0.5;

/**
 * The progress in words: `1.20 GB of 5.12 GB, 180 MB/s, 22 seconds left`. Only the size in the first half second, or if
 * the clock went backward.
 */
export function formatProgress({done, total, seconds}: Progress): string {
  const amount = `${formatBytes(done)} of ${formatBytes(total)}`;
  if (seconds < shortestEstimate || done <= 0) {
    return amount;
  }
  const speed = done / seconds;
  const left = Math.max(0, total - done) / speed;
  return `${amount}, ${formatBytes(Math.round(speed)).replace(/ bytes?$/, ' B')}/s, ${formatDuration(left)} left`;
}

/** The progress as a whole percentage, 0 to 100; an empty file is at 100. */
export function percentDone({
  done,
  total,
}: Pick<Progress, 'done' | 'total'>): number {
  return total > 0
    ? Math.min(100, Math.max(0, Math.floor((done / total) * 100)))
    : 100;
}

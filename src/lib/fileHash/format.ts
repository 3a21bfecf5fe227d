/**
 * How the file verifier writes names and times. Names are shown as they are: one can hold invisible characters that turn the
 * text around it.
 */
import {countOf} from '../text/format';
import {codePoint, invisible} from '../text/invisible';
import {formatBytes} from './formatBytes';

/** A duration in seconds, rounded up: `1 second`, `3 minutes`. */
export function formatDuration(seconds: number): string {
  return seconds > 59
    ? countOf(Math.ceil(seconds / 60), 'minute')
    : countOf(Math.ceil(seconds), 'second');
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
  const left = (total - done) / speed;
  return `${amount}, ${formatBytes(Math.round(speed)).replace(/ bytes?$/, ' B')}/s, ${formatDuration(left)} left`;
}

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The name with each invisible character as its code: `Windows[U+202E]gpj.iso`, and a backtick, which marks code in texts. */
export function visibleName(name: string): string {
  const named = (each: string) => `[${codePoint(each)}]`;
  return name.replace(invisible, named).replace(/[\t-\r`\u2028\u2029]/g, named);
}

/** The name for use in a sentence. A name in a right-to-left script is isolated, so the sentence keeps its order. */
export function quotedName(name: string): string {
  const visible = visibleName(name);
  return rightToLeft.test(visible)
    ? `“\u2068${visible}\u2069”`
    : `“${visible}”`;
}

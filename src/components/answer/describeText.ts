import type {Described} from '@site/src/lib/input/describeReading';
import {readApart} from './readApart';

/** What the beginning of a text shows before somebody asks. */
export type Seen = Pick<Described, 'line' | 'isCode'>;

/** A longer text is described by its beginning, so that no key press waits for it. */
export const longestDescribed = 2_000;

/** Needs no index, and the list of errors only for an error. Without that, the line is absent. */
export async function describeText(
  text: string,
  signal?: AbortSignal,
): Promise<Seen> {
  const start = text.slice(0, longestDescribed);
  const {readings, line, isCode} = await readApart('input', start, signal);
  const [first] = readings;
  const errors =
    first.kind === 'code'
      ? await readApart('errors', first.value, signal).catch(() => undefined)
      : undefined;
  return {line: errors?.name ?? line, isCode};
}

import {countOf} from './countOf';

/** Characters that fit in no window. */
const longest = 200;

/** A text in a line: itself, or what it is and how long. */
export function nameOfText(text: string, what: string): string {
  const lines = text.trim().split(/\r?\n|\r/);
  return lines.length === 1
    ? lines[0]!.slice(0, longest)
    : `${what}, ${countOf(lines.length, 'line')}`;
}

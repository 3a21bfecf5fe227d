import {countOf} from './countOf';

/** Characters that fit in no window. */
const longest = 200;

/** Five groups of letters and digits. Nobody else has to see them on the screen. */
const productKey = /\b[A-Z\d]{5}(?:-[A-Z\d]{5}){4}\b/i;

/** A text in a line: itself, or what it is and how long. */
export function nameOfText(text: string, what: string): string {
  const [line = '', ...others] = text.trim().split(/\r?\n|\r/);
  if (others.length > 0) {
    return `${what}, ${countOf(others.length + 1, 'line')}`;
  }
  return productKey.test(line) ? 'A product key' : line.slice(0, longest);
}

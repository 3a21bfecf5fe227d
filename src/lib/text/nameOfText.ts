import {wholeKey} from '../../data/wholeKey';
import {countOf} from './format';

/** Characters that fit in no window. */
const longest = 200;

/** A text in a line: itself, or what it is and how long. Nobody else has to see a key on the screen. */
export function nameOfText(text: string, what = 'Text'): string {
  const [line = '', ...others] = text.trim().split(/\r?\n|\r/);
  if (others.length > 0) {
    return `${what}, ${countOf(others.length + 1, 'line')}`;
  }
  return wholeKey.test(line) ? 'A product key' : line.slice(0, longest);
}

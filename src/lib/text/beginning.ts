/** More characters, or more lines, make each key press slow on a phone. */
const mostCharacters = 8_000;
const mostLines = 100;

/** As much of the beginning of a text as a field shows; of most texts, all. */
export function beginningOf(text: string): string {
  const start = text.slice(0, mostCharacters);
  const breaks = Array.from(start.matchAll(/\r\n?|\n/g), ({index}) => index);
  return start.slice(0, breaks[mostLines - 1]);
}

/** Whether a field shows all of a text. */
export const isShownWhole = (text: string): boolean =>
  beginningOf(text).length === text.length;

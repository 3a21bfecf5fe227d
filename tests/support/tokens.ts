/** Reads the tokens of `src/css/tokens.css`. */
import {
  colorOf as colorIn,
  declarationsOf,
  resolveColor,
  type ColorMode,
} from '../../src/build/designTokens';
import {readProject} from './sources';

export type {ColorMode};

export const tokensFile = 'src/css/tokens.css';
const sheet = readProject(tokensFile);

/** The declarations of every rule whose selector list contains `selector`. */
export const declarations = (selector: string): Map<string, string> =>
  declarationsOf(sheet, selector);

/** The value of a color token, always with six digits: `#ffffff`. */
export const tokenColor = (mode: ColorMode, name: string): string =>
  colorIn(sheet, mode, name);

/** The line that defines a color token's value. */
export function lineOfColor(mode: ColorMode, name: string): number {
  const start = `${resolveColor(sheet, mode, name).name}:`;
  const lines = sheet
    .split('\n')
    .flatMap((line, index) => (line.trim().startsWith(start) ? index + 1 : []));
  // Light comes before dark.
  return lines.at(mode === 'light' ? 0 : -1) ?? 1;
}

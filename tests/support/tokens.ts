/** Reads the colors of `src/css/tokens.css`. */
import {readProject} from './sources';

export const tokensFile = 'src/css/tokens.css';
const sheet = readProject(tokensFile);

export type ColorMode = 'light' | 'dark';

/** The declarations of every rule whose selector list contains `selector`. */
export function declarations(selector: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, selectors, body] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selectors!.replace(/\/\*[\s\S]*?\*\//g, '').split(',');
    if (names.some((name) => name.trim() === selector)) {
      for (const [, name, value] of body!.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
        found.set(name!, value!.trim());
      }
    }
  }
  return found;
}

const palette = declarations(':root');
const modes = {
  light: declarations("[data-theme='light']"),
  dark: declarations("[data-theme='dark']"),
};

/** The token of the palette that a color token stands for, or the token itself. */
function resolve(mode: ColorMode, name: string): {name: string; value: string} {
  const value = modes[mode].get(name) ?? palette.get(name);
  const other = /^var\((.+)\)$/.exec(value ?? '')?.[1];
  if (other) {
    return resolve(mode, other);
  }
  if (!value?.startsWith('#')) {
    throw new Error(`${name} is not a color of ${tokensFile}`);
  }
  return {name, value};
}

/** The value of a color token, always with six digits: `#ffffff`. */
export const colorOf = (mode: ColorMode, name: string): string =>
  resolve(mode, name)
    .value.toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');

/** The line that defines a color token's value. */
export function lineOfColor(mode: ColorMode, name: string): number {
  const start = `${resolve(mode, name).name}:`;
  const lines = sheet
    .split('\n')
    .flatMap((line, index) => (line.trim().startsWith(start) ? index + 1 : []));
  // Light comes before dark.
  return lines.at(mode === 'light' ? 0 : -1) ?? 1;
}

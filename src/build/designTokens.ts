/** Reads the colors of `src/css/tokens.css`, for what is drawn or checked without a browser. */
import postcss from 'postcss';

export type ColorMode = 'light' | 'dark';

/** A token and its value. */
export interface Token {
  name: string;
  value: string;
}

/** The declarations of every rule whose selector list contains `selector`. */
export function declarationsOf(
  sheet: string,
  selector: string,
): Map<string, string> {
  const found = new Map<string, string>();
  postcss.parse(sheet).walkRules(({selectors, nodes}) => {
    for (const node of selectors.includes(selector) ? nodes : []) {
      if (node.type === 'decl') {
        found.set(node.prop, node.value);
      }
    }
  });
  return found;
}

/** The token of the palette that a color token stands for in a mode, or the token itself. */
export function resolveColor(
  sheet: string,
  mode: ColorMode,
  name: string,
): Token {
  const value =
    declarationsOf(sheet, `[data-theme='${mode}']`).get(name) ??
    declarationsOf(sheet, ':root').get(name);
  const other = /^var\((.+)\)$/.exec(value ?? '')?.[1];
  if (other) {
    return resolveColor(sheet, mode, other);
  }
  if (!value?.startsWith('#')) {
    throw new Error(`${name} is not a color of src/css/tokens.css`);
  }
  return {name, value};
}

/** The value of a color token, always with six digits: `#ffffff`. */
export function colorOf(sheet: string, mode: ColorMode, name: string): string {
  return resolveColor(sheet, mode, name)
    .value.toLowerCase()
    .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
}

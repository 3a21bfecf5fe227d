/** Shows names of files as they are: a name can hold invisible characters that turn the text around it. */
import {codePoint, invisible} from '../text/invisible';

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

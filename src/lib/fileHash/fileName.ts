/** Shows names of files as they are: a name can hold invisible characters that turn the text around it. */

const invisible =
  /[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** The name with each invisible character as its code: `Windows[U+202E]gpj.iso`. */
export function visibleName(name: string): string {
  return name.replace(
    invisible,
    (each) =>
      `[U+${each.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`,
  );
}

/** The name for a sentence. One in a right-to-left script is isolated, so that it leaves the sentence in order. */
export function quotedName(name: string): string {
  const visible = visibleName(name);
  return rightToLeft.test(visible)
    ? `“\u2068${visible}\u2069”`
    : `“${visible}”`;
}

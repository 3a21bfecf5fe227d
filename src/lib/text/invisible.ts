/** Characters that nobody sees, such as zero-width spaces, direction marks and zero bytes. Tabs and line breaks are not among them. */
export const invisible =
  /(?![\t-\r])[\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}

/** `U+200B` for a zero-width space. */
export function codePoint(character: string): string {
  const digits = character.codePointAt(0)!.toString(16).toUpperCase();
  return `U+${digits.padStart(4, '0')}`;
}

/** Removes the marks around code, for files, copied answers and accessible names. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}

/** A text of the data for files, copied answers and accessible names, which do not mark code. */
export function withoutBackticks(text: string): string {
  return text.replaceAll('`', '');
}

/**
 * Whether the screen is so narrow that the result of a tool is below what is visible, or behind the keyboard. There, a
 * pasted text moves the focus to its result; elsewhere, it stays in the field.
 */
export function isNarrowScreen(): boolean {
  return window.matchMedia('(max-width: 600px)').matches;
}

/** Moves the focus to the heading of the first answer in a container, which also announces it. */
export function focusAnswer(container: Element | null): void {
  container
    ?.querySelector<HTMLElement>('section > :is(h2, h3)[tabindex]')
    ?.focus();
}

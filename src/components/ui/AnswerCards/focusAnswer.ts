/** Moves the focus to the heading of the first answer in a container, which announces it. The page is where it is to be. */
export function focusAnswer(container: Element | null): void {
  container
    ?.querySelector<HTMLElement>('section > :is(h2, h3)[tabindex]')
    ?.focus({preventScroll: true});
}

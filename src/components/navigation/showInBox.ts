/** Scrolls a box, but not the page, to an entry that is not in view. */
export function showInBox(entry: Element, box: Element): void {
  const {top, bottom} = entry.getBoundingClientRect();
  const frame = box.getBoundingClientRect();
  if (top < frame.top || bottom > frame.bottom) {
    box.scrollTop += top - frame.top - frame.height / 2;
  }
}

/** Turns the text in `<noscript>` into the body of an entry, once. */
export function fillEntry(entry: Element): void {
  const body = entry.querySelector(':scope > noscript');
  if (body) {
    body.outerHTML = body.textContent!;
  }
}

/** Opens an entry, and the list that it is in. */
export function openEntry(entry: HTMLDetailsElement): void {
  fillEntry(entry);
  entry.open = true;
  entry.parentElement!.closest('details')!.open = true;
}

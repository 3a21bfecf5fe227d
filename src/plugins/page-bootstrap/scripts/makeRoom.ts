/**
 * Marks an address that asks something, so that the first paint of the home page has the room for the answer: see the styles
 * of the box, which takes the mark away if nothing is asked.
 */
export function makeRoom(): void {
  document.documentElement.toggleAttribute(
    'data-asked',
    /[?&](code|from|to)=./.test(window.location.search),
  );
}

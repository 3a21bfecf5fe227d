/**
 * Marks an address that asks something, so that the first paint has the room for the answer: see the styles of the box, which
 * takes the mark away if nothing is asked, and those of the question whether a version of Windows gets updates.
 */
export function makeRoom(): void {
  document.documentElement.toggleAttribute(
    'data-asked',
    /[?&](code|from|to|version)=./.test(window.location.search),
  );
}

/**
 * Marks an address that asks something, so that the first paint has the room for the answer: see the styles of answers, and
 * `useFold`, which takes the mark away if nothing is asked.
 */
export function makeRoom(): void {
  document.documentElement.toggleAttribute(
    'data-asked',
    /[?&](?:code|seen|version|from=.*&to)=./.test(location.search),
  );
}

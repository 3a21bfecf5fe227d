/**
 * Marks an address that asks something, so that the first paint has the room for the answer: see the styles of answers, and
 * `useFold`, which takes the mark away if nothing is asked. One that names an entry in the list of error codes asks for the
 * code; without JavaScript, it leads to the entry.
 */
export function makeRoom(): void {
  const {hash, search} = location;
  if (/^#0x[\da-f]{8}$/i.test(hash)) {
    history.replaceState(
      history.state,
      '',
      `?code=${hash.slice(1)}${search.replace('?', '&')}`,
    );
  }
  document.documentElement.toggleAttribute(
    'data-asked',
    /[?&](?:code|seen|version|from=.*&to)=./.test(location.search),
  );
}

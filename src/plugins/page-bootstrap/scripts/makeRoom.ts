/**
 * Marks the home page if its address asks something, so that its first paint has the room for the answer: see the styles of
 * the box.
 */
export function makeRoom(baseUrl: string): void {
  const {pathname, search} = window.location;
  if (pathname === baseUrl && /[?&](code|from|to)=[^&]/.test(search)) {
    document.documentElement.setAttribute('data-asked', '');
  }
}

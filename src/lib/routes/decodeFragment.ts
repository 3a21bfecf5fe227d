/** The decoded URL fragment, such as the id of a heading, or an empty string if it is malformed. */
export function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

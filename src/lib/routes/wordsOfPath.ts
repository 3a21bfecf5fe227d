/** The words of an address that no page has: `/how-to_activate/Windows.html` is "how to activate Windows". */
export function wordsOfPath(path: string): string {
  return path
    .replace(/\.(?:html?|mdx?|php|aspx?)$|%[\da-f]{0,2}/gi, ' ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

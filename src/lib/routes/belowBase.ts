/** The path relative to the base URL, with a leading slash. A path outside the base URL is returned unchanged. */
export function belowBase(path: string, baseUrl: string): string {
  return `${path}/`.startsWith(baseUrl)
    ? `/${path.slice(baseUrl.length)}`
    : path;
}

/**
 * The one address of a page, for the others that hosts answer too: `/kms38` for `/kms38.html`, `/kms38/` and
 * `/kms38/index.html`, and the base URL for `/index` and `/index.html` there. Any other path stays as it is.
 */
export function pagePath(pathname: string, baseUrl: string): string {
  const path = pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  return `${path}/` === baseUrl ? baseUrl : path;
}

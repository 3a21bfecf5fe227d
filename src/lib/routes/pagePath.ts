/**
 * The one address of a page, for the others that hosts answer too: `/kms38` for `/kms38.html`, `/kms38/`,
 * `/kms38/index.html` and `//kms38`, and the base URL for `/index` and `/index.html` there. Any other path stays as it is.
 */
export function pagePath(pathname: string, baseUrl: string): string {
  const path = pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  return `${path}/` === baseUrl ? baseUrl : path;
}

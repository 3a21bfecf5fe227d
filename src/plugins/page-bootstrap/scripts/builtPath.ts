import {pagePath} from '../../../lib/routes/pagePath';

/** The path for which the current page was built, such as `/kms38`, until React renders another page. */
export function builtPath(): string | null {
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel="canonical"]',
  );
  return canonical && new URL(canonical.href).pathname;
}

/**
 * The base URL that the current address suggests, if it is not the one that the site was built with: its path without
 * the page's route. `null` if the address does not end with the route, so that nothing can be said.
 *
 * @param shown path of the current address, such as `/wrong/kms38`
 * @param built path of the page as it was built, such as `/kms38`; `null` for a page that names none
 * @param baseUrl the base URL that the site was built with
 */
export function fittingBaseUrl(
  shown: string,
  built: string | null,
  baseUrl: string,
): string | null {
  if (built === null) {
    return null;
  }
  const route = built.slice(baseUrl.length);
  const path = pagePath(shown, '') + (route ? '' : '/');
  const suggested = path.slice(0, path.length - route.length);
  return path.endsWith(`/${route}`) && suggested !== baseUrl ? suggested : null;
}

/**
 * The path that the current page has in the router. Hosts answer other paths with it too, such as `/kms38.html`; there,
 * Docusaurus 3.6.1 finds no page and draws another one beside it.
 *
 * The not-found page is built once for every path. At a wrong base URL, the path stays, because a notice names it.
 */
export function ownPath(
  shown: string,
  built: string | null,
  baseUrl: string,
): string {
  if (built === `${baseUrl}404.html`) {
    return pagePath(shown, baseUrl);
  }
  return built === null || fittingBaseUrl(shown, built, baseUrl)
    ? shown
    : built;
}

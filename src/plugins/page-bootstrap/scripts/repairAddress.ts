import {builtPath, ownPath} from './builtPath';

function ifDecodable(text: string, otherwise: string): string {
  try {
    decodeURIComponent(text);
    return text;
  } catch {
    return otherwise;
  }
}

/**
 * An address that can be decoded. A fragment such as `#%E0%A4%A` is dropped. In a path, percent signs are escaped, so
 * that the not-found page can show the path.
 */
export function decodableAddress(
  pathname: string,
  {search, hash}: Pick<Location, 'search' | 'hash'>,
): string {
  return (
    ifDecodable(pathname, pathname.replace(/%/g, '%25')) +
    search +
    ifDecodable(hash, '')
  );
}

/**
 * Replaces an address that the router would not understand, before it reads it:
 *
 * - one that is not the page's own, such as `/kms38.html`;
 * - one that cannot be decoded. Docusaurus 3.6.1 decodes path and fragment without catching errors, and the `URIError`
 *   crashes the whole page.
 */
export function repairAddress(baseUrl: string): void {
  const {location, history} = window;

  function repair(pathname: string): void {
    // With the origin, because a path that starts with two slashes would name another host.
    const address = location.origin + decodableAddress(pathname, location);
    if (address !== location.href) {
      history.replaceState(history.state, '', address);
    }
  }

  repair(ownPath(location.pathname, builtPath(), baseUrl));
  window.addEventListener('popstate', () => repair(location.pathname));
}

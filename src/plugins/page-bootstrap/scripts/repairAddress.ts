function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * A decodable form of the address, or `null` if the address is decodable already. A fragment such as `#%E0%A4%A` is
 * dropped. In a path, percent signs are escaped, so that the not-found page can show the path.
 */
export function decodableAddress({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  if (canDecode(pathname) && canDecode(hash)) {
    return null;
  }
  return (
    (canDecode(pathname) ? pathname : pathname.replace(/%/g, '%25')) +
    search +
    (canDecode(hash) ? hash : '')
  );
}

/**
 * Replaces an address that cannot be decoded. Docusaurus 3.6.1 decodes path and fragment without catching errors, and
 * the `URIError` crashes the whole page. Runs before the router reads the address.
 */
export function repairAddress(): void {
  function repair(): void {
    const address = decodableAddress(window.location);
    if (address !== null) {
      window.history.replaceState(window.history.state, '', address);
    }
  }

  repair();
  window.addEventListener('popstate', repair);
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * The address without what nothing can decode, or `null` when all of it can be decoded. `#%E0%A4%A` is left out; the
 * percent signs of a path are kept as text, so that the not-found page can name it.
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
 * Keeps an address that cannot be decoded from the bundle: Docusaurus 3.6.1 decodes path and fragment without a guard,
 * and the `URIError` crashes the whole page. Runs before the router reads the address.
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

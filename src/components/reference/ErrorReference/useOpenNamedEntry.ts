import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {findErrorCode} from '@site/src/lib/errorCodes/find';

/** The code named by an address fragment, or nothing when the fragment is malformed. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Opens the entry that the address names, at first and after each navigation. The code may be written in any form the
 * lookup knows (`#0xc004f074`, `#-1073418124`); the browser itself scrolls only to the exact one.
 */
export function useOpenNamedEntry(): void {
  const {hash, key} = useLocation();

  useEffect(() => {
    const named = decodeFragment(hash);
    const entry = findErrorCode(named);
    const element = entry && document.getElementById(entry.code);
    if (!(element instanceof HTMLDetailsElement)) {
      return;
    }
    element.open = true;
    if (element.id !== named) {
      element.scrollIntoView();
    }
    // The key changes when the same link is followed again, after the visitor closed the entry.
  }, [hash, key]);
}

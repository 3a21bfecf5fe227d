import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {findErrorCode} from '@site/src/lib/errorCodes/find';
import {normaliseErrorCode} from '@site/src/lib/errorCodes/normalise';

/** The code named by an address fragment, or nothing when the fragment is malformed. */
function decodeFragment(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * The code of the entry that the address names; undefined without one, and before hydration. Opens the entry, at first
 * and after each navigation. The code may be written in any form the lookup knows (`#0xc004f074`, `#-1073418124`); the
 * browser itself scrolls only to the exact one.
 */
export function useNamedCode(): string | undefined {
  const {hash, key} = useLocation();
  const isBrowser = useIsBrowser();
  const named = isBrowser ? decodeFragment(hash) : '';
  const code = findErrorCode(normaliseErrorCode(named) ?? named)?.code;

  useEffect(() => {
    const element = code === undefined ? null : document.getElementById(code);
    if (!(element instanceof HTMLDetailsElement)) {
      return;
    }
    element.open = true;
    if (element.id !== named) {
      element.scrollIntoView();
    }
    // The key changes when the same link is followed again, after the visitor closed the entry.
  }, [code, named, key]);

  return code;
}
